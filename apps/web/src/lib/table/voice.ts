/** What is spoken, and when it is one breath: sentences of one moment are told one after the other, and none swallows another. */

/** A breath of one of the two regions; each new one has the next number. */
export interface Breath {
  readonly id: number;
  readonly text: string;
}

interface Voice {
  /** Says it to those who listen; `loud` interrupts. */
  readonly tell: (text: string, loud?: boolean) => void;
}

/**
 * A voice for two regions. `show` puts a breath into one of them; `once` does a job when the moment is over, which is when everything
 * that happened in it has been told.
 */
export function voiceOf(
  show: (breath: Breath, loud: boolean) => void,
  once: (job: () => void) => void = (job) => void setTimeout(job),
): Voice {
  const regions = { low: { id: 0, text: "", open: false }, loud: { id: 0, text: "", open: false } };
  return {
    tell: (text, loud = false) => {
      const region = regions[loud ? "loud" : "low"];
      region.text = region.open ? `${region.text} ${text}` : text;
      if (!region.open) {
        region.id += 1;
        region.open = true;
        once(() => (region.open = false));
      }
      show({ id: region.id, text: region.text }, loud);
    },
  };
}
