/** A figure of the law: its value from a day on, and where it was published. */
export interface DatedFigure {
  readonly from: string;
  readonly value: number;
  readonly source: string;
}

/**
 * The value on a day (Europe/Paris). Past the last known one, that one holds, since the next is not known; before the
 * first, the first does.
 * @throws RangeError without any figure.
 */
export function valueOn(figures: readonly DatedFigure[], day: string): number {
  const known = figures.findLast(({ from }) => from <= day) ?? figures[0];
  if (!known) throw new RangeError('no figure is known');
  return known.value;
}
