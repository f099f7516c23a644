/**
 * How sharp a picture is: the mean square of the differences between neighbouring pixels, to the right and below, by their
 * green. `channels` is how many numbers a pixel has. Told to pages by its source: it needs nothing from around it.
 */
export function gradientEnergy(pixels: ArrayLike<number>, width: number, channels: number): number {
  const height = pixels.length / channels / width;
  const square = (one: number, other: number) => ((pixels[one] ?? 0) - (pixels[other] ?? 0)) ** 2;
  let energy = 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * channels + 1;
      energy += square(at, at + channels) + square(at, at + width * channels);
    }
  }
  return energy / ((width - 1) * (height - 1));
}
