/** What the table of a race hands to what lies on it. */
export interface Room {
  /** "Rule 4.2"; empty where no paragraph says so. */
  readonly ruleText: (id: string) => string;
  /** Opens a paragraph over the table. */
  readonly read: (id: string) => void;
  /** The page of the rules. */
  readonly rules: string;
}
