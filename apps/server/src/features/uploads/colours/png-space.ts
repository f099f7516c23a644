import type { FileHandle } from 'node:fs/promises';
import { type Chromaticity, isStandard, type RgbSpace, rgbSpaceOf } from './rgb-space.ts';

const signatureBytes = 8;
/** More than stands before the pixels of any picture. */
const maxChunks = 64;
const unit = 100_000;

/**
 * The space that a PNG without a profile says its colours are in (third edition, 11.3.2): by its number (cICP), or by its
 * lights and gamma (cHRM and gAMA, as browsers read them: both or none). Null where it says nothing, or sRGB.
 */
export async function readPngSpace(file: FileHandle): Promise<RgbSpace | null> {
  const chunks = await readChunks(file);
  const [lights, curve, matrix, isFull] = chunks.get('cICP') ?? [];
  if (lights !== undefined && curve !== undefined) {
    return matrix === 0 && isFull === 1 ? rgbSpaceOf(lights, curve) : null;
  }
  const chromaticities = chunks.get('cHRM');
  const gamma = chunks.get('gAMA');
  if (chunks.has('sRGB') || chromaticities?.length !== 32 || gamma?.length !== 4) return null;
  const at = (index: number): Chromaticity => [
    chromaticities.readUInt32BE(8 * index) / unit,
    chromaticities.readUInt32BE(8 * index + 4) / unit,
  ];
  const [white, red, green, blue] = [at(0), at(1), at(2), at(3)];
  const exponent = unit / gamma.readUInt32BE();
  const space = { white, red, green, blue, curve: { gamma: exponent } };
  const isSound = [white, red, green, blue].every(([, y]) => y > 0) && exponent > 0.2 && exponent < 5;
  return isSound && !isStandard(space) ? space : null;
}

/** The small chunks that stand before the pixels. */
async function readChunks(file: FileHandle): Promise<Map<string, Buffer>> {
  const chunks = new Map<string, Buffer>();
  for (let at = signatureBytes, count = 0; count < maxChunks; count += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8 + 32), 0, 8 + 32, at);
    const type = buffer.toString('latin1', 4, 8);
    if (bytesRead < 8 || type === 'IDAT' || type === 'IEND') break;
    const length = buffer.readUInt32BE();
    chunks.set(type, buffer.subarray(8, 8 + Math.min(length, bytesRead - 8)));
    at += 12 + length;
  }
  return chunks;
}
