/** A sheet stands for an A3 page 420 mm wide. */
const unitsPerPaperMetre = 1200 / 0.42;
const usualScales = [10, 20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 1000];

export interface FrameScale {
  /** '1/100'. */
  readonly name: string;
  /** Drawing units for a metre. */
  readonly meter: number;
}

/** The largest scale in use at which so many metres fit into so many drawing units. */
export function fittingScale(
  meters: readonly [width: number, height: number],
  units: readonly [width: number, height: number],
): FrameScale {
  const scales = usualScales.map((one) => ({ name: `1/${one}`, meter: unitsPerPaperMetre / one }));
  const fitting = scales.find(({ meter }) => meters[0] * meter <= units[0] && meters[1] * meter <= units[1]);
  if (!fitting) throw new RangeError(`no sheet holds ${meters.join(' × ')} m`);
  return fitting;
}

/** What a part of a scale bar stands for, in metres, so that the bar is neither a dot nor a page. */
export function barPart({ meter }: FrameScale): number {
  return [0.2, 0.5, 1, 2, 5, 10, 20].find((part) => part * meter >= 22) ?? 20;
}
