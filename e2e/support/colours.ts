/** A colour of sRGB, from 0 to 255 each, as L*a*b* under D65. Source: IEC 61966-2-1 and CIE 15. */
function labOf(colour: readonly number[]): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours of sRGB look, as ΔE (CIE 1976): from about 2 on, eyes see it side by side. */
export function differenceOf(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [labOf(one), labOf(other)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
}
