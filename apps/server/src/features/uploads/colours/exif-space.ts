import { adobeRgb, type RgbSpace } from './rgb-space.ts';

const exifMark = 'Exif\0\0';
const tags = { exif: 0x8769, interoperability: 0xa005, colourSpace: 0xa001, index: 1 } as const;
const entryBytes = 12;
/** Written by cameras for Adobe RGB, which EXIF has no number for. */
const adobeRgbByCameras = 2;

/**
 * The space that cameras tell by EXIF alone: Adobe RGB, by the optional file of DCF 2.0 (`R03`), or by a number that is
 * none of EXIF's. Null for sRGB, and where nothing is said.
 */
export function readExifSpace(exif: Buffer): RgbSpace | null {
  try {
    const tiff =
      exif.toString('latin1', 0, exifMark.length) === exifMark ? exif.subarray(exifMark.length) : exif;
    const read = tiff.toString('latin1', 0, 2) === 'II' ? littleEndian(tiff) : bigEndian(tiff);
    const directory = entriesOf(read, read.long(4));
    const photo = entriesOf(read, valueAt(read, directory.get(tags.exif)));
    const colours = photo.get(tags.colourSpace);
    if (colours !== undefined && read.short(colours + 8) === adobeRgbByCameras) return adobeRgb;
    const more = entriesOf(read, valueAt(read, photo.get(tags.interoperability)));
    const index = more.get(tags.index);
    return index !== undefined && tiff.toString('latin1', index + 8, index + 11) === 'R03' ? adobeRgb : null;
  } catch (error) {
    // directories that lead out of the file say nothing
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Read {
  readonly short: (at: number) => number;
  readonly long: (at: number) => number;
}

const littleEndian = (bytes: Buffer): Read => ({
  short: (at) => bytes.readUInt16LE(at),
  long: (at) => bytes.readUInt32LE(at),
});
const bigEndian = (bytes: Buffer): Read => ({
  short: (at) => bytes.readUInt16BE(at),
  long: (at) => bytes.readUInt32BE(at),
});

/** Where each entry of a directory stands, by its tag; none for a directory that is not there. */
function entriesOf(read: Read, at: number): Map<number, number> {
  if (at === 0) return new Map();
  const places = Array.from({ length: read.short(at) }, (_, index) => at + 2 + entryBytes * index);
  return new Map(places.map((place) => [read.short(place), place]));
}

const valueAt = (read: Read, entry: number | undefined) => (entry === undefined ? 0 : read.long(entry + 8));
