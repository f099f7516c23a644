import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { FileNotFoundError, type FileStore } from '../src/core/files/file-store.ts';
import { loadSharp } from '../src/core/pictures/load-sharp.ts';
import { createDemoContent } from './content/demo-content.ts';
import { sheetSize } from './content/projects/draw-picture.ts';
import { type DemoPictureSource, listDemoPictures } from './demo-pictures.ts';

/** Drawings at once: each takes a thread of its own for some hundredths of a second. */
const concurrency = 2;

/**
 * Wraps a store: pictures of the demonstration are drawn on the first request for their width and format, and
 * then kept. Drawing hundreds of them would delay the first page of a first start, and few are ever looked at
 * in every width.
 */
export function drawOnDemand(files: FileStore): FileStore {
  const limit = pLimit(concurrency);
  const underWay = new Map<string, Promise<Buffer>>();
  let known: ReadonlyMap<string, DemoPictureSource> | undefined;

  const draw = async (
    path: string,
    { draw: pictureOf }: DemoPictureSource,
    { widthPixels, format }: Variant,
  ) => {
    const bytes = await limit(() => rasterise(pictureOf(), { widthPixels, format }));
    await files.write(path, bytes, `image/${format}`);
    return bytes;
  };

  return {
    ...files,
    read: async (path) => {
      try {
        return await files.read(path);
      } catch (error) {
        const variant = readVariantPath(path);
        if (!(error instanceof FileNotFoundError) || variant === null) throw error;
        known ??= listDemoPictures(createDemoContent());
        const source = known.get(variant.id);
        if (!source) throw error;
        const widthPixels = Math.min(variant.widthPixels, source.widthPixels);
        const drawing = underWay.get(path) ?? draw(path, source, { ...variant, widthPixels });
        underWay.set(path, drawing);
        try {
          return Readable.from([await drawing]);
        } finally {
          underWay.delete(path);
        }
      }
    },
  };
}

interface Variant {
  readonly widthPixels: number;
  readonly format: 'avif' | 'webp';
}

/** What `variantPath` put into a path; null for any other path. */
function readVariantPath(path: string): (Variant & { readonly id: string }) | null {
  const [, id, width, format] = /^files\/([0-9a-f-]{36})\/(\d{3,4})\.(avif|webp)$/u.exec(path) ?? [];
  if (id === undefined || (format !== 'avif' && format !== 'webp')) return null;
  return { id, widthPixels: Number(width), format };
}

async function rasterise(picture: Buffer, { widthPixels, format }: Variant): Promise<Buffer> {
  const sharp = await loadSharp();
  // a sheet is drawn as large as it is asked for: water colours take their time by the pixel
  const density = 72 * Math.min(1, widthPixels / sheetSize.width);
  const drawing = sharp(picture, { density }).resize({ width: widthPixels }).removeAlpha();
  // a request waits for it: AVIF at this effort takes two to four times as long as WebP, and half of its
  // bytes
  const encoded =
    format === 'avif' ? drawing.avif({ quality: 52, effort: 1 }) : drawing.webp({ quality: 82, effort: 1 });
  return encoded.toBuffer();
}
