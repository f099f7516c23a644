import { Readable } from 'node:stream';
import { loadSharp } from '../src/core/pictures/load-sharp.ts';
import { createWorkQueue } from '../src/core/queue/work-queue.ts';
import { FileNotFoundError, type FileStore } from '../src/gateways/files/file-store.ts';
import { createDemoContent } from './content/demo-content.ts';
import { type DemoPictureSource, listDemoPictures } from './demo-pictures.ts';

/** Drawings at once: each takes a thread of its own for some hundredths of a second. */
const atOnce = 2;

/**
 * The same store, where pictures of the demonstration are drawn once somebody asks for them in that width, and kept:
 * hundreds of them would stand between a first start and its first page, and few are ever looked at in every width.
 */
export function drawOnDemand(files: FileStore): FileStore {
  const inTurn = createWorkQueue({ atOnce });
  const underWay = new Map<string, Promise<Buffer>>();
  let known: ReadonlyMap<string, DemoPictureSource> | undefined;

  const draw = async (path: string, { draw: svgOf }: DemoPictureSource, widthPixels: number) => {
    const bytes = await inTurn(() => rasterise(svgOf(), widthPixels));
    await files.write(path, bytes, 'image/webp');
    return bytes;
  };

  return {
    ...files,
    read: async (path) => {
      try {
        return await files.read(path);
      } catch (error) {
        const { id, widthPixels } = readVariantPath(path);
        if (!(error instanceof FileNotFoundError) || id === undefined) throw error;
        known ??= listDemoPictures(createDemoContent());
        const source = known.get(id);
        if (!source) throw error;
        const drawing = underWay.get(path) ?? draw(path, source, Math.min(widthPixels, source.widthPixels));
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

/** The file and the width that `variantPath` put into a path; nothing of any other path. */
function readVariantPath(path: string): { id: string | undefined; widthPixels: number } {
  const [, id, width] = /^files\/([0-9a-f-]{36})\/(\d{3,4})\.webp$/u.exec(path) ?? [];
  return { id, widthPixels: Number(width) };
}

async function rasterise(svg: string, widthPixels: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .resize({ width: widthPixels })
    .removeAlpha()
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
}
