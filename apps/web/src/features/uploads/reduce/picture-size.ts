import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';

/** A JPEG's size stands after what its device wrote, thumbnails included. */
const headBytes = 512 * 1024;

/** How many pixels a JPEG, PNG or WebP has, by its first bytes; null where they do not say. Nothing is unpacked. */
export async function readPictureSize(file: Blob): Promise<PixelSize | null> {
  const bytes = new DataView(await file.slice(0, headBytes).arrayBuffer());
  try {
    if (bytes.getUint32(0) === 0x89504e47) return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
    if (bytes.getUint16(0) === 0xffd8) return jpegSize(bytes);
    return bytes.getUint32(8) === 0x57454250 ? webpSize(bytes) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** ITU-T T.81, annex B: the frame header, of whatever kind. */
function jpegSize(bytes: DataView): PixelSize | null {
  for (let at = 2; bytes.getUint8(at) === 0xff; ) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += 2 + bytes.getUint16(at + 2);
  }
  return null;
}

/** RFC 9649: extended, without loss, or with. */
function webpSize(bytes: DataView): PixelSize | null {
  const low = (at: number) => bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);
  const kind = bytes.getUint32(12);
  if (kind === 0x56503858) return { width: low(24) + 1, height: low(27) + 1 };
  if (kind === 0x5650384c) {
    const bits = bytes.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 0x56503820) return null;
  return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
}
