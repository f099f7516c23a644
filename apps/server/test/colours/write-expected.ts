// Writes expected.json, and cmyk.jpg where it is not there: needs ImageMagick with Little CMS (`convert`).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmykPath, colourCases, patchColours, profilePath } from './colour-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'colours-'));
const convert = (...options: string[]) => execFileSync('convert', options);

const chart = colourCases.find(({ space }) => space === 'sRGB-v4');
if (!existsSync(cmykPath) && chart) {
  const path = join(folder, 'chart');
  writeFileSync(path, await chart.bytes());
  const inks = ['-strip', '-colorspace', 'CMYK', '-profile', profilePath('CGATS001Compat-v2-micro')];
  convert(`png:${path}`, ...inks, '-quality', '100', '-sampling-factor', '1x1', cmykPath);
}

const expected: Record<string, number[][]> = {};
for (const { name, space, bytes } of colourCases) {
  const path = join(folder, 'picture');
  writeFileSync(path, await bytes());
  // a picture with a profile keeps it: the first one here is for those without
  const assigned = /with/.test(name) && !/without/.test(name) ? [] : ['-profile', profilePath(space)];
  const pixels = convert(path, ...assigned, '-profile', profilePath('sRGB-v4'), '-depth', '8', 'rgb:-');
  expected[name] = patchColours(pixels, 3);
}
rmSync(folder, { recursive: true });
const lines = Object.entries(expected).map(
  ([name, colours]) => `  ${JSON.stringify(name)}: ${JSON.stringify(colours)}`,
);
writeFileSync(join(import.meta.dirname, 'expected.json'), `{\n${lines.join(',\n')}\n}\n`);
