import { expect, test } from 'vitest';
import { readPictureSize } from './picture-size.ts';

const sizeOf = (hex: string) => readPictureSize(new Blob([Buffer.from(hex.replaceAll(' ', ''), 'hex')]));

test.each([
  ['a PNG', '89504e470d0a1a0a 0000000d 49484452 000026cd 000036db', [9933, 14_043]],
  ['a JPEG after what its device wrote', 'ffd8 ffe10004 0000 ff ffc20011 08 1770 1f40 03', [8000, 6000]],
  ['an extended WebP', '52494646 00000000 57454250 56503858 0a000000 00000000 7f3e00 cf0700', [16_000, 2000]],
  ['a WebP without loss', '52494646 00000000 57454250 5650384c 00000000 2f 63c01200', [100, 76]],
  ['a WebP', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 4006 b004', [1600, 1200]],
])('%s tells its size in its first bytes', async (_name, hex, [width, height]) => {
  expect(await sizeOf(hex)).toEqual({ width, height });
});

test.each([
  ['cut short', 'ffd8 ffe1'],
  ['no picture', '25504446 2d312e37 0a000000'],
  ['without a frame', 'ffd8 00 00 00 00 00 00 00 00 00 00 00 00'],
])('what is %s tells none', async (_name, hex) => {
  expect(await sizeOf(hex)).toBeNull();
});
