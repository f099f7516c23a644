import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { checkImage } from './check-image.ts';
import { sendEncodeAvif } from './encode-avif.job.ts';
import { encodeImage } from './encode-image.ts';
import { variantPath } from './file-paths.ts';
import { fileUrl } from './file-url.ts';
import type { Intake } from './intake.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { insertUnclaimedFile } from './unclaimed-quota.ts';
import type { FileKind } from './uploads.tables.ts';

interface ImageUpload {
  readonly file: ReceivedFile;
  readonly kind: Extract<FileKind, 'image' | 'logo'>;
  readonly sender: Sender;
}

/** Takes an image in and returns its address. @throws ApiError 400, 415, 429, 503. */
export async function uploadImage(
  context: AppContext,
  intake: Intake,
  { file, kind, sender }: ImageUpload,
): Promise<{ url: string }> {
  const checked = await checkImage(file.path);
  const { widthPixels, heightPixels, variants, preview } = await intake.picture(() =>
    encodeImage(checked, kind === 'logo'),
  );
  const id = newId();
  // the row comes first: should we die in between, the job that deletes unclaimed files finds the bytes by it
  await insertUnclaimedFile(context, sender, {
    id,
    kind,
    content_type: 'image/webp',
    byte_size: variants.reduce((total, variant) => total + variant.bytes.length, 0),
    width: widthPixels,
    height: heightPixels,
    original_name: null,
    preview,
  });
  for (const variant of variants) {
    await context.files.write(variantPath(id, variant.widthPixels, 'webp'), variant.bytes, 'image/webp');
  }
  await sendEncodeAvif(context, id);
  return { url: fileUrl(id) };
}
