/** A content that its feature moved away for an operator, and what that feature needs to put it back. */
export interface TakenContent {
  /** The account whose content it is. */
  readonly authorId: string;
  /** Its title or first words. */
  readonly title: string;
  /** Its words, for the operator who decides whether it is restored. */
  readonly text: string;
  /** Files that it showed, and that nobody but operators may read from now on. */
  readonly fileIds: readonly string[];
  /** Given back to the feature; survives JSON. */
  readonly kept: unknown;
}
