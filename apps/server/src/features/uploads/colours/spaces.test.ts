import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourCases } from '../../../../test/colours/colour-cases.ts';
import { readExifSpace } from './exif-space.ts';
import { readPngSpace } from './png-space.ts';
import { adobeRgb, rgbSpaceOf } from './rgb-space.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spaces-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function spaceOf(png: Buffer) {
  const path = join(folder, 'picture');
  await writeFile(path, png);
  const file = await open(path);
  try {
    return await readPngSpace(file);
  } finally {
    await file.close();
  }
}
const bytesOf = async (name: string) =>
  (await colourCases.find((one) => one.name === name)?.bytes()) ?? Buffer.alloc(0);

test('a PNG names its space by a number, or by lights and gamma; sRGB needs no name', async () => {
  expect(await spaceOf(await bytesOf('PNG of 8 bits that says Display P3 by cICP'))).toEqual(
    rgbSpaceOf(12, 13),
  );
  const told = await spaceOf(await bytesOf('PNG of 16 bits that says Adobe RGB by gAMA and cHRM'));
  expect(told).toMatchObject({ white: adobeRgb.white, green: adobeRgb.green, red: adobeRgb.red });
  expect(await spaceOf(await bytesOf('PNG of 8 bits that says sRGB by gAMA and cHRM'))).toBeNull();
  expect(await spaceOf(await bytesOf('PNG of 8 bits without a profile'))).toBeNull();
});

test('a PNG cut anywhere, or with other numbers in it, says something or nothing', async () => {
  const png = await bytesOf('PNG of 8 bits that says Adobe RGB by gAMA and cHRM');
  for (let at = 0; at < 116; at += 1) {
    await spaceOf(png.subarray(0, at));
    await spaceOf(Buffer.from(png).fill(0, at, at + 4));
    await spaceOf(Buffer.from(png).fill(255, at, at + 4));
  }
});

test('cameras tell Adobe RGB by EXIF; what leads out of it says nothing', async () => {
  const jpeg = await bytesOf('JPEG that says Adobe RGB by DCF alone');
  const exif = jpeg.subarray(jpeg.indexOf('Exif'), jpeg.indexOf('R03') + 12);
  expect(readExifSpace(exif)).toEqual(adobeRgb);
  expect(readExifSpace(exif.subarray(6))).toEqual(adobeRgb);
  expect(readExifSpace(Buffer.from(exif.toString('latin1').replace('R03', 'R98'), 'latin1'))).toBeNull();
  const byNumber = Buffer.from(exif.toString('latin1').replace('\xff\xff', '\0\x02'), 'latin1');
  expect(readExifSpace(byNumber)).toEqual(adobeRgb);
  for (let at = 0; at <= exif.length - 4; at += 1) {
    readExifSpace(exif.subarray(0, at));
    readExifSpace(Buffer.from(exif).fill(255, at, at + 4));
  }
});
