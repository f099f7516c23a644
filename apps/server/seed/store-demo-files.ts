import sharp from 'sharp';
import { v5 } from 'uuid';
import type { NewRow } from '../src/core/db/schema.ts';
import { safeFileName } from '../src/features/uploads/file-name.ts';
import { documentPath, variantPath } from '../src/features/uploads/file-paths.ts';
import { makePreview } from '../src/features/uploads/image-preview.ts';
import { variantWidths } from '../src/features/uploads/image-variants.ts';
import type { FileStore } from '../src/gateways/files/file-store.ts';

/**
 * A file's id follows from what it shows: a start that was cut short writes over the same files the next time and
 * leaves none behind.
 */
const idSpace = '6a4f5a0e-6f0c-5d34-9a63-3f2b8f1c7d10';
export const demoFileId = (key: string) => v5(key, idSpace);

/** What a file's row says of the file itself; whose it is and since when comes with the account. */
export type StoredDemoFile = Omit<NewRow<'files'>, 'created_at' | 'taken_at' | 'owner_id' | 'uploaded_by'>;

interface Picture {
  /** Names the picture among all others of the demonstration. */
  readonly key: string;
  readonly kind: 'image' | 'logo';
  readonly svg: string;
  readonly widthPixels: number;
}

/** Turns a drawing into the WebP widths which an upload would have. */
export async function storePicture(files: FileStore, picture: Picture): Promise<StoredDemoFile> {
  const { data, info } = await sharp(Buffer.from(picture.svg))
    .resize({ width: picture.widthPixels })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const id = demoFileId(picture.key);
  let byteSize = 0;
  for (const width of variantWidths(info.width)) {
    const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    // the quickest effort: hundreds of them stand between a first start and its first page
    const bytes = await resized.webp({ quality: 80, effort: 0 }).toBuffer();
    byteSize += bytes.length;
    await files.write(variantPath(id, width, 'webp'), bytes, 'image/webp');
  }
  const { kind } = picture;
  const preview = await makePreview(data, raw);
  const size = { width: info.width, height: info.height };
  return { id, kind, content_type: 'image/webp', byte_size: byteSize, original_name: null, ...size, preview };
}

/** Stores the CV of a person. */
export async function storeCv(files: FileStore, fullName: string, bytes: Buffer): Promise<StoredDemoFile> {
  const id = demoFileId(`cv/${fullName}`);
  await files.write(documentPath(id), bytes, 'application/pdf');
  return {
    id,
    kind: 'cv',
    content_type: 'application/pdf',
    byte_size: bytes.length,
    original_name: safeFileName(`CV ${fullName}`, 'pdf'),
    width: null,
    height: null,
  };
}
