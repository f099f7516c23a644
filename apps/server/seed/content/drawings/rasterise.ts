import { loadSharp } from '../../../src/core/pictures/load-sharp.ts';

export interface RasterOptions {
  /** In pixels; the height follows. */
  readonly width: number;
  readonly format?: 'webp' | 'png' | 'avif';
}

/** A drawing as an image file. WebP unless asked otherwise. */
export async function rasterise(svg: string, { width, format = 'webp' }: RasterOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(Buffer.from(svg), { density: 72 }).resize({ width }).flatten({ background: '#ffffff' });
  if (format === 'png') return image.png({ palette: true, compressionLevel: 6, effort: 1 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 55, effort: 0 }).toBuffer();
  return image.webp({ quality: 80, effort: 0 }).toBuffer();
}
