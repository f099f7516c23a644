import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PictureFormat, stripMetadata } from './strip-metadata.ts';

const widthPixels = 64;
const heightPixels = 48;
/** A picture that no encoder makes small: every pixel another. */
const noise = () =>
  sharp(
    Buffer.from(
      Array.from(
        { length: widthPixels * heightPixels * 3 },
        (_, index) => (index * 7919 + (index >> 3) * 31) % 256,
      ),
    ),
    {
      raw: { width: widthPixels, height: heightPixels, channels: 3 },
    },
  );
const secrets = {
  IFD0: { Make: 'Appareil secret' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' },
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">Lieu secret</rdf:RDF></x:xmpmeta>';
const taken = (format: PictureFormat, options = {}) =>
  noise()
    .withExif(secrets)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toFormat(format, options)
    .toBuffer();
const pixelsOf = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();

describe.each([
  ['jpeg', {}],
  ['jpeg', { progressive: true }],
  ['png', {}],
  ['webp', { lossless: true }],
  ['webp', {}],
] as const)('%s %j', (format, options) => {
  test('keeps its pixels and how it is turned, and nothing of its device', async () => {
    const bytes = Buffer.concat([await taken(format, options), Buffer.from('behind: secret')]);
    expect(String(bytes)).toContain('secret');
    const stripped = stripMetadata(bytes, format, 6);
    expect(String(stripped)).not.toContain('secret');
    expect((await pixelsOf(stripped)).equals(await pixelsOf(bytes))).toBe(true);
    const { orientation, xmp: left, icc } = await sharp(stripped).metadata();
    expect([orientation, left, icc !== undefined]).toEqual([6, undefined, true]);
  });

  test('gets no EXIF when it is upright', async () => {
    const upright = stripMetadata(
      await noise().withExif(secrets).toFormat(format, options).toBuffer(),
      format,
      1,
    );
    expect((await sharp(upright).metadata()).exif).toBeUndefined();
    expect((await pixelsOf(upright)).length).toBe(widthPixels * heightPixels * 3);
  });

  test('cut anywhere, it is refused or ended, and never hangs', async () => {
    const bytes = await taken(format, options);
    for (let length = 0; length < bytes.length; length += 7) {
      try {
        expect(stripMetadata(bytes.subarray(0, length), format, 6)).toBeInstanceOf(Buffer);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});

test('a JPEG that lacks its end gets one', async () => {
  const bytes = await taken('jpeg');
  expect(stripMetadata(bytes.subarray(0, -2), 'jpeg', 1).equals(stripMetadata(bytes, 'jpeg', 1))).toBe(true);
});
