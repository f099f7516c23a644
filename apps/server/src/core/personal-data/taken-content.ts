/** A content that an operator took down, and what its feature needs to restore it. */
export interface TakenContent {
  /** The account whose content it is. */
  readonly authorId: string;
  /** Its title or first words. */
  readonly title: string;
  /** Its words, for the operator who decides whether it is restored. */
  readonly text: string;
  /** Files that it showed, and that only operators may read from now on. */
  readonly fileIds: readonly string[];
  /** Passed back to the feature; survives JSON. */
  readonly kept: unknown;
}
