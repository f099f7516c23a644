import { buffer } from 'node:stream/consumers';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError, FileStoreAwayError } from '../../core/files/file-store.ts';
import { loadSharp } from '../../core/pictures/load-sharp.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { folderOf, variantPath } from './file-paths.ts';
import { findFile } from './uploads.repository.ts';

/** What mails show at 48 px, on screens of up to three times as many. */
const widthPixels = 160;

/** As JPEG: Outlook for Windows draws no WebP. */
export const mailPictureName = `${widthPixels}.jpg`;

/** The path of a public picture for mails, the same for every reader. */
export const mailPicturePath = (id: string): string =>
  buildUrl(uploadRoutes.picture, { params: { id, name: mailPictureName } });

/** Each takes some milliseconds; a mail that many open at once asks for the same one. */
const encodeQueue = { concurrency: 1, maxQueued: 200, maxWaitMs: 10_000 };

/**
 * Gives pictures as JPEG for mails, made of the kept WebP of that width when they are first asked for, and kept.
 * @throws FileNotFoundError; ApiError 503 `unavailable` while too many are made.
 */
export function createMailPictures({
  db,
  files,
  log,
}: Pick<AppContext, 'db' | 'files' | 'log'>): (id: string, webpWidthPixels: number) => Promise<Buffer> {
  const inTurn = createConcurrencyLimiter(encodeQueue);
  const beingMade = new Map<string, Promise<Buffer>>();
  const pathOf = (id: string) => `${folderOf(id)}/${mailPictureName}`;

  async function readKept(id: string): Promise<Buffer | null> {
    try {
      return await buffer(await files.read(pathOf(id)));
    } catch (error) {
      if (error instanceof FileNotFoundError) return null;
      throw error;
    }
  }

  async function keep(id: string, bytes: Buffer): Promise<void> {
    try {
      await files.write(pathOf(id), bytes, 'image/jpeg');
      // deleted meanwhile: its folder went before this was written
      if (!(await findFile(db, id))) await files.deleteFolder(folderOf(id));
    } catch (error) {
      if (!(error instanceof FileStoreAwayError)) throw error;
      log.warn({ err: error }, 'a picture for mails is not kept');
    }
  }

  async function make(id: string, webpWidthPixels: number): Promise<Buffer> {
    const webp = await buffer(await files.read(variantPath(id, webpWidthPixels, 'webp')));
    const bytes = await asJpeg(webp);
    await keep(id, bytes);
    return bytes;
  }

  return async (id, webpWidthPixels) => {
    const kept = await readKept(id);
    if (kept) return kept;
    const running = beingMade.get(id);
    if (running) return running;
    const started = inTurn(() => make(id, webpWidthPixels)).finally(() => beingMade.delete(id));
    beingMade.set(id, started);
    return started;
  };
}

/** The same picture as JPEG, what can be seen through on white. */
async function asJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp, { failOn: 'error' }).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}
