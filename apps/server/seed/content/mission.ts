/** A kind of work for which companies look for freelances. */
export interface Mission {
  /** Codes of the vocabulary; the first is the main one. */
  readonly trades: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly eurosPerDay: readonly [lowest: number, highest: number];
  readonly duration: string;
  readonly isRemote: boolean;
}
