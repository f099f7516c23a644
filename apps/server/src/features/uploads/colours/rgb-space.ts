/** A chromaticity of CIE 1931: x and y. */
export type Chromaticity = readonly [number, number];

/** How stored values become light: a power, or the five parameters of ICC's parametric curve of type 3. */
export type Curve = { readonly gamma: number } | { readonly parameters: readonly number[] };

/** A space of three lights. */
export interface RgbSpace {
  readonly white: Chromaticity;
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
  readonly curve: Curve;
}

type Lights = Omit<RgbSpace, 'curve'>;

const d65: Chromaticity = [0.3127, 0.329];
const c: Chromaticity = [0.31, 0.316];

const srgbLights: Lights = { white: d65, red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] };

/** By their numbers in ITU-T H.273, table 2. */
const lightsByCode: Readonly<Record<number, Lights>> = {
  1: srgbLights,
  4: { white: c, red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08] },
  5: { white: d65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] },
  6: { white: d65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] },
  7: { white: d65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] },
  9: { white: d65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  11: { white: [0.314, 0.351], red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  12: { white: d65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
};

const video: Curve = { parameters: [1 / 0.45, 1 / 1.0993, 0.0993 / 1.0993, 1 / 4.5, 0.08124] };
const standard: Curve = { parameters: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] };

/** By their numbers in ITU-T H.273, table 3. Those of pictures brighter than paper (PQ, HLG) have no place in a page. */
const curveByCode: Readonly<Record<number, Curve>> = {
  1: video,
  4: { gamma: 2.2 },
  5: { gamma: 2.8 },
  6: video,
  8: { gamma: 1 },
  13: standard,
  14: video,
  15: video,
};

/** The space that two numbers of ITU-T H.273 name; null for one that is not known. */
export function rgbSpaceOf(lightsCode: number, curveCode: number): RgbSpace | null {
  const lights = lightsByCode[lightsCode];
  const curve = curveByCode[curveCode];
  return lights && curve ? { ...lights, curve } : null;
}

/** Adobe RGB (1998), 4.3. */
export const adobeRgb: RgbSpace = {
  white: d65,
  red: [0.64, 0.33],
  green: [0.21, 0.71],
  blue: [0.15, 0.06],
  curve: { gamma: 563 / 256 },
};

const tolerance = 0.002;
const standardGamma = 2.2;

/** Whether gamma and primaries are those that describe sRGB for readers without profile support. */
export function isStandard({ curve, ...lights }: RgbSpace): boolean {
  const isNear = (key: keyof Lights) =>
    [0, 1].every((axis) => Math.abs((lights[key][axis] ?? 0) - (srgbLights[key][axis] ?? 0)) < tolerance);
  const isGamma = 'gamma' in curve && Math.abs(curve.gamma - standardGamma) < 10 * tolerance;
  return isGamma && isNear('white') && isNear('red') && isNear('green') && isNear('blue');
}
