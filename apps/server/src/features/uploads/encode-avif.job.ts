import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../core/context/app-context.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { untilNoPictureIsAwaited } from './awaited-pictures.ts';
import { encodeAvif } from './encode-image.ts';
import { folderOf, variantPath } from './file-paths.ts';
import { variantWidths } from './image-variants.ts';
import { findFile, markAvifReady } from './uploads.repository.ts';

const encodeAvifVariants = defineJob<{ fileId: string }>('uploads.encode-avif', { retryLimit: 4 });
/** A server that takes pictures in without a pause makes the smaller format all the same. */
const maxWaitMs = 60_000;

/** Has the smaller but slow format made after the answer; until then the file is served as WebP. */
export async function sendEncodeAvif({ db, jobs }: AppContext, fileId: string): Promise<void> {
  await jobs.send(db, encodeAvifVariants, { fileId });
}

export function handleEncodeAvif(context: AppContext): void {
  context.jobs.handle(encodeAvifVariants, ({ data }) => addAvif(context, data.fileId));
}

async function addAvif({ db, files }: AppContext, id: string): Promise<void> {
  const file = await findFile(db, id);
  if (!file?.width) return;
  const widths = variantWidths(file.width);
  const webp = await buffer(await files.read(variantPath(id, widths.at(-1) ?? file.width, 'webp')));
  const until = Date.now() + maxWaitMs;
  for (const width of widths) {
    await untilNoPictureIsAwaited(until);
    await files.write(variantPath(id, width, 'avif'), await encodeAvif(webp, width), 'image/avif');
  }
  // deleted meanwhile: its folder went before the last of these was written
  if (!(await markAvifReady(db, id))) await files.deleteFolder(folderOf(id));
}
