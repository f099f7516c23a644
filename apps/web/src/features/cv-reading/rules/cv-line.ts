/** A run of letters where a page shows it: `x` its left edge, `y` its baseline from the page's top, in points. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of its letters, in points. */
  readonly size: number;
  /** From 1. */
  readonly page: number;
}

/** Letters of a line that is read as one. */
export const longestLine = 400;

/** A line of a CV in the order in which it is read. */
export interface CvLine {
  /** What stands apart on one line: the cells of a table, a date at the right. One for most lines. */
  readonly cells: readonly string[];
  /** Height of its largest letters, in points; 0 where the file does not say. */
  readonly size: number;
  /** Another number is another column, or the part above the columns. */
  readonly column: number;
  /** Whether it was full, so that the next line may go on with what it says. */
  readonly isFull: boolean;
}

/** A line as one text. */
export const textOf = ({ cells }: Pick<CvLine, 'cells'>): string => cells.join(' ');
