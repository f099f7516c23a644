import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page as Poppler draws it, by way of a folder, so many pixels long: its width, height and pixels. */
export function drawn(work, file, page, longSide) {
  const picture = join(work, 'page');
  const which = ['-f', page, '-l', page, '-singlefile', '-scale-to', longSide].map(String);
  execFileSync('pdftoppm', [...which, file, picture]);
  const ppm = readFileSync(`${picture}.ppm`);
  const [, width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.subarray(0, 32).toString('latin1')) ?? [];
  const size = Number(width) * Number(height) * 3;
  return { width: Number(width), height: Number(height), pixels: ppm.subarray(ppm.length - size) };
}

export const lastPageOf = (file) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1]);

/** Where the patches are looked at, as shares of the page: six by four in this part of it, so far across and down in each. */
const grid = ({ left, top, width, height }, [across, down] = [0.5, 0.5]) =>
  Array.from({ length: 24 }, (_, at) => [
    left + (((at % 6) + across) * width) / 6,
    top + ((Math.floor(at / 6) + down) * height) / 4,
  ]);

/** The part of a page, in shares, in which something is drawn. */
function inkOf({ width, height, pixels }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (pixels[at * 3] + pixels[at * 3 + 1] + pixels[at * 3 + 2] > 720) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}

/** Beside what is typed into a field; and a drawing is fitted to the page, each patch two triangles with a seam. */
const aside = [0.7, 0.3];
const patchesHigh = 420 / 750;

/** Where the patches of a book are looked at, on its last page. */
export function placesOf(name, page) {
  const whole = { left: 0, top: 0, width: 1, height: 1 };
  if (name === 'libreoffice-form.pdf') return grid(whole, aside);
  if (name !== 'librecad.pdf') return grid(whole);
  const ink = inkOf(page);
  return grid({ ...ink, height: ink.height * patchesHigh }, aside);
}

/** The colours of a drawn page there, each as red, green and blue. */
export function coloursAt({ width, height, pixels }, places) {
  return places.map(([x, y]) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
    return [...pixels.subarray(at, at + 3)];
  });
}
