import { inflateRawSync } from 'node:zlib';

/**
 * Reads the directory of a ZIP archive without unpacking it (PKWARE's APPNOTE.TXT, sections 4.3.7 to 4.3.16).
 * ZIP64 is not read: no document of our size needs it.
 */

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const maxCommentBytes = 65_535;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly headerOffset: number;
}

/** The entries, in order. @throws RangeError when the archive is cut short or not one. */
export function readZipDirectory(zip: Buffer, maxEntries: number): ZipEntry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) throw new RangeError('too many entries');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (zip.readUInt32LE(at) !== entrySignature) throw new RangeError('no directory entry');
    const nameBytes = zip.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      unpackedBytes: zip.readUInt32LE(at + 24),
      headerOffset: zip.readUInt32LE(at + 42),
    };
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}

/** The bytes of one entry. @throws RangeError or zlib's error when it is damaged or longer than `maxBytes`. */
export function readZipBytes(zip: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const { headerOffset, packedBytes, method } = entry;
  if (zip.readUInt32LE(headerOffset) !== localSignature) throw new RangeError('no local header');
  const start = headerOffset + 30 + zip.readUInt16LE(headerOffset + 26) + zip.readUInt16LE(headerOffset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw new RangeError('cut short');
  if (method === 0) return packed.subarray(0, maxBytes);
  if (method !== 8) throw new RangeError('unknown compression');
  return inflateRawSync(packed, { maxOutputLength: maxBytes });
}

/** The same as text in UTF-8. */
export function readZipText(zip: Buffer, entry: ZipEntry, maxBytes: number): string {
  return readZipBytes(zip, entry, maxBytes).toString('utf8');
}

function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - endBytes - maxCommentBytes);
  for (let at = zip.length - endBytes; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === endSignature) return at;
  }
  throw new RangeError('no end of directory');
}
