/** Keys of a game answer when they go down, not when they come up; a keyboard or a screen reader only ever clicks. */
export function onPress(press: () => void): {
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
} {
  let late = false;
  return {
    onpointerdown: (event) => {
      if (event.button !== 0) return;
      // on a page that scrolls, a finger coming down may be about to scroll: wait for the click
      late = event.pointerType === "touch" && document.documentElement.scrollHeight > innerHeight;
      if (!late) press();
    },
    // a click that follows a pointer has a count; one made by a keyboard or an assistant has none
    onclick: (event) => {
      if (event.detail === 0 || late) press();
      late = false;
    },
  };
}
