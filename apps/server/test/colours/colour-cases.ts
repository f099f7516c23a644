import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '../../src/features/uploads/png-chunk.ts';

type Colour = readonly [number, number, number];

/** The patches of the chart that photographers hold into a picture, in numbers of 8 bits. */
const patches: readonly Colour[] = [
  ...([
    [115, 82, 68],
    [194, 150, 130],
    [98, 122, 157],
    [87, 108, 67],
    [133, 128, 177],
    [103, 189, 170],
    [214, 126, 44],
    [80, 91, 166],
    [193, 90, 99],
    [94, 60, 108],
    [157, 188, 64],
    [224, 163, 46],
  ] as const),
  ...([
    [56, 61, 150],
    [70, 148, 73],
    [175, 54, 60],
    [231, 199, 31],
    [187, 86, 149],
    [8, 133, 161],
    [243, 243, 242],
    [200, 200, 200],
    [160, 160, 160],
    [122, 122, 121],
    [85, 85, 85],
    [52, 52, 52],
  ] as const),
];

/** Patches beside each other and in rows; pixels of the side of each, as many as a block of JPEG. */
const columns = 6;
const side = 8;
const width = columns * side;
const height = (patches.length / columns) * side;

const folder = import.meta.dirname;
const profile = (name: string) => readFileSync(profilePath(name));
export const profilePath = (name: string) => join(folder, 'profiles', `${name}.icc`);
export const cmykPath = join(folder, 'cmyk.jpg');

export interface ColourCase {
  readonly name: string;
  /** The profile of its space, in `profiles`. */
  readonly space: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
}

const spaces = ['AdobeCompat-v4', 'DisplayP3-v4', 'ProPhoto-v4', 'Rec2020-v4'] as const;
const depths = [8, 16] as const;

export const colourCases: readonly ColourCase[] = [
  ...depths.flatMap((depth): ColourCase[] => [
    { name: `PNG of ${depth} bits without a profile`, space: 'sRGB-v4', bytes: () => png(depth, 3) },
    ...spaces.map((space) => ({
      name: `PNG of ${depth} bits with ${space}`,
      space,
      bytes: () => png(depth, 3, [iccp(space)]),
    })),
    {
      name: `grey PNG of ${depth} bits with a profile`,
      space: 'Grey18-v4',
      bytes: () => png(depth, 1, [iccp('Grey18-v4')]),
    },
    {
      name: `PNG of ${depth} bits that says Adobe RGB by gAMA and cHRM`,
      space: 'AdobeCompat-v4',
      bytes: () =>
        png(depth, 3, [gama(45_470), chrm([31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000])]),
    },
    {
      name: `PNG of ${depth} bits that says Display P3 by cICP`,
      space: 'DisplayP3-v4',
      bytes: () => png(depth, 3, [pngChunk('cICP', Buffer.from([12, 13, 0, 1]))]),
    },
    {
      name: `PNG of ${depth} bits that says BT.2020 by cICP`,
      space: 'Rec2020-v4',
      bytes: () => png(depth, 3, [pngChunk('cICP', Buffer.from([9, 14, 0, 1]))]),
    },
    {
      name: `PNG of ${depth} bits that says sRGB by gAMA and cHRM`,
      space: 'sRGB-v4',
      bytes: () =>
        png(depth, 3, [gama(45_455), chrm([31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000])]),
    },
  ]),
  ...spaces.map((space) => ({
    name: `JPEG with ${space}`,
    space,
    bytes: () => jpeg(segment(0xe2, Buffer.concat([iccMark, profile(space)]))),
  })),
  { name: 'grey JPEG with a profile', space: 'Grey18-v4', bytes: () => greyJpeg() },
  {
    name: 'JPEG of CMYK with a profile',
    space: 'CGATS001Compat-v2-micro',
    bytes: () => readFileSync(cmykPath),
  },
  {
    name: 'JPEG that says Adobe RGB by DCF alone',
    space: 'AdobeCompat-v4',
    bytes: () => jpeg(segment(0xe1, optionalDcf)),
  },
  ...(['AdobeCompat-v4', 'DisplayP3-v4'] as const).map((space) => ({
    name: `WebP with ${space}`,
    space,
    bytes: async () =>
      sharp(await png(8, 3, [iccp(space)]))
        .keepIccProfile()
        .webp({ lossless: true })
        .toBuffer(),
  })),
];

/** The colour in the middle of each patch of a picture of so many channels. */
export function patchColours(pixels: Buffer, channels: number): number[][] {
  return patches.map((_patch, index) => {
    const x = (index % columns) * side + side / 2;
    const y = Math.floor(index / columns) * side + side / 2;
    const at = (y * width + x) * channels;
    return Array.from({ length: 3 }, (_, channel) => pixels[at + (channels < 3 ? 0 : channel)] ?? 0);
  });
}

/** The patch at a pixel. */
const patchAt = (x: number, y: number) =>
  patches[Math.floor(y / side) * columns + Math.floor(x / side)] ?? [0, 0, 0];

/** Numbers of a channel: greys are the patches' green. */
const numbersAt = (x: number, y: number, channels: 1 | 3) =>
  channels === 3 ? patchAt(x, y) : [patchAt(x, y)[1]];

function png(depth: 8 | 16, channels: 1 | 3, chunks: readonly Buffer[] = []): Buffer {
  const rows = Array.from({ length: height }, (_row, y) => {
    const values = Array.from({ length: width }, (_column, x) => numbersAt(x, y, channels)).flat();
    // of 16 bits, the same colour: 257 times the number
    return Buffer.from([0, ...values.flatMap((value) => (depth === 16 ? [value, value] : [value]))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, channels === 3 ? 2 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function chrm(values: readonly number[]): Buffer {
  const data = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index);
  return pngChunk('cHRM', data);
}
const gama = (value: number) => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return pngChunk('gAMA', data);
};
const iccp = (space: string) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('space\0\0', 'latin1'), deflateSync(profile(space))]));

const iccMark = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
/** EXIF that leads to its directory of interoperability, which says R03. */
const optionalDcf = Buffer.concat([
  Buffer.from('Exif\0\0', 'latin1'),
  Buffer.from('4d4d002a00000008', 'hex'),
  Buffer.from('0001' + '87690004000000010000001a' + '00000000', 'hex'),
  Buffer.from('0002' + 'a001000300000001ffff0000' + 'a00500040000000100000038' + '00000000', 'hex'),
  Buffer.from('0001' + '000100020000000452303300' + '00000000', 'hex'),
]);

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Without what a JPEG's halved colours would change. */
const jpegOptions = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const spliced = (bytes: Buffer, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, 2), part, bytes.subarray(2)]);

async function jpeg(part: Buffer): Promise<Buffer> {
  return spliced(await sharp(png(8, 3)).jpeg(jpegOptions).toBuffer(), part);
}

async function greyJpeg(): Promise<Buffer> {
  const bytes = await sharp(png(8, 1)).toColourspace('b-w').jpeg(jpegOptions).toBuffer();
  return spliced(bytes, segment(0xe2, Buffer.concat([iccMark, profile('Grey18-v4')])));
}
