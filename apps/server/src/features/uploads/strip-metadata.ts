import { pngChunk } from './png-chunk.ts';

/** A picture whose pixels are what they were, without what its device wrote beside them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * Takes position, device, names, thumbnails and whatever stands behind the picture out of a file, and leaves its pixels,
 * colours and how it is turned (1 to 8, EXIF's orientation) as they are, without encoding them again.
 * @throws RangeError for a file that is not built as its format says.
 */
export function stripMetadata(bytes: Buffer, format: PictureFormat, orientation: number): Buffer {
  const turned = orientation > 1 && orientation <= 8 ? tiffOf(orientation) : null;
  if (format === 'jpeg') return stripJpeg(bytes, turned);
  return format === 'png' ? stripPng(bytes, turned) : stripWebp(bytes, turned);
}

const exifMark = Buffer.from('Exif\0\0', 'latin1');

/** An EXIF directory (TIFF 6.0) that says nothing but how the picture is turned. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** ITU-T T.81, annex B: segments of a marker and a length, and coded data after each start of scan. */
function stripJpeg(bytes: Buffer, turned: Buffer | null): Buffer {
  const kept = [bytes.subarray(0, 2)];
  if (turned) kept.push(segmentOf(0xe1, Buffer.concat([exifMark, turned])));
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new RangeError('no marker');
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError('cut short');
    const after = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isNeeded(bytes, at, marker)) kept.push(bytes.subarray(at, after));
    at = after;
  }
  return Buffer.concat([...kept, endOfImage]);
}

function segmentOf(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Of what applications add: the pixels' density (APP0), colour profiles (APP2) and how colours are coded (APP14). */
function isNeeded(bytes: Buffer, at: number, marker: number): boolean {
  const says = (text: string) => bytes.toString('latin1', at + 4, at + 4 + text.length) === text;
  if (marker === 0xe0) return says('JFIF\0');
  if (marker === 0xe2) return says('ICC_PROFILE\0');
  if (marker === 0xee) return says('Adobe');
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** The next marker that is no byte of coded data (FF 00) and no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const pngChunks = [
  'IHDR',
  'PLTE',
  'IDAT',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'bKGD',
];

/** PNG, third edition, 5: chunks of a length, a type, data and a checksum. Of an animation, its first picture. */
function stripPng(bytes: Buffer, turned: Buffer | null): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('cut short');
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') {
      kept.push(bytes.subarray(at, end));
      break;
    }
    if (pngChunks.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IHDR' && turned) kept.push(pngChunk('eXIf', turned));
    at = end;
  }
  return Buffer.concat(kept);
}

const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const flags = { exif: 0x08, xmp: 0x04 };

/** WebP container: RIFF chunks of a type, a length and data, of an even number of bytes. RFC 9649. */
function stripWebp(bytes: Buffer, turned: Buffer | null): Buffer {
  const kept: Buffer[] = [];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let isExtended = false;
  for (let at = 12; at + 8 <= end; ) {
    const after = at + 8 + bytes.readUInt32LE(at + 4);
    if (after > end) throw new RangeError('cut short');
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, after));
    if (type === 'VP8X') {
      isExtended = true;
      chunk.writeUInt8((chunk.readUInt8(8) & ~(flags.exif | flags.xmp)) | (turned ? flags.exif : 0), 8);
    }
    if (webpChunks.includes(type)) kept.push(chunk, Buffer.alloc(chunk.length % 2));
    at = after + (after % 2 === at % 2 ? 0 : 1);
  }
  // only an extended file has a chunk that tells how it is turned
  if (turned && isExtended) kept.push(webpChunk('EXIF', turned));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  return webpChunk('RIFF', body);
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
