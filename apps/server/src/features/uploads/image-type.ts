const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The image format that the first bytes announce, among those taken; what the file is called says nothing. */
export function imageTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}
