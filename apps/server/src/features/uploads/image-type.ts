import { open } from 'node:fs/promises';

/** Enough to tell the format by. */
const headBytes = 32;

/** What the first bytes of a file announce, among pictures: a format that is taken, HEIC, or null for what is none. */
export async function imageTypeOf(path: string): Promise<'jpeg' | 'png' | 'webp' | 'heic' | null> {
  const head = await readHead(path);
  return isHeic(head) ? 'heic' : takenTypeOf(head);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Brands of the container (ISO/IEC 23008-12) in which iPhones keep photographs. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether the first bytes announce a photograph as iPhones keep them, which we cannot read. */
function isHeic(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(bytes.toString('latin1', 8, 12));
}

/** The image format that the first bytes announce, among those taken; what the file is called says nothing. */
function takenTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}
