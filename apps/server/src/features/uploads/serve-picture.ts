import { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { imageWidths } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { tagOf } from '../../core/rendering/page-tags.ts';
import { variantPath } from './file-paths.ts';
import { bestVariant } from './image-variants.ts';
import { createMailPictures, mailPictureName } from './mail-picture.ts';
import type { ServedFile } from './serve-file.ts';
import { findFile, isPublicPicture } from './uploads.repository.ts';

interface PictureRequest {
  readonly id: string;
  /** Width and format: `320.avif`. */
  readonly name: string;
  /** `If-None-Match`: versions that the caller still has. */
  readonly knownVersions: string;
}

const kept = 'public, max-age=31536000, s-maxage=86400, proxy-revalidate, immutable';
/** Soon it will be there in the format asked for. */
const keptForNow = 'public, max-age=60';

const formats = ['avif', 'webp', 'jpg'] as const;

/** Pages have no JPEG, mails have one alone. */
function readName(name: string) {
  const [, digits, ending] = /^(\d{3,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = imageWidths.find((one) => String(one) === digits);
  const format = formats.find((one) => one === ending);
  if (width === undefined || !format) return null;
  return format === 'jpg' && name !== mailPictureName ? null : { width, format };
}

/**
 * Serves public pictures in one width and format, the same to every caller, so that shared caches may keep
 * them; they are purged by tag. Until its AVIF is made, WebP is served. @throws ApiError 404 for what is not
 * public, to operators too.
 */
export function createPictures(
  context: Pick<AppContext, 'db' | 'files' | 'log'>,
): (asked: PictureRequest) => Promise<ServedFile> {
  const { db, files } = context;
  const readForMails = createMailPictures(context);

  return async ({ id, name, knownVersions }) => {
    const asked = readName(name);
    const file = asked && isUuid(id) ? await findFile(db, id) : undefined;
    if (!asked || !file || !isPublicPicture(file)) throw new ApiError(commonErrors.not_found);
    const format = asked.format === 'avif' && !file.avif_ready ? 'webp' : asked.format;
    const width = bestVariant(file.width ?? 0, asked.width);
    const headers = {
      'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
      'cache-control': format === asked.format ? kept : keptForNow,
      etag: `"${id}-${width}-${format}"`,
      // pages of another origin show it: that of the site, where a CDN has a name of its own
      'cross-origin-resource-policy': 'cross-origin',
      'cache-tag': tagOf(id),
      'surrogate-key': tagOf(id),
    };
    if (knownVersions.includes(headers.etag)) return { headers, content: null };
    try {
      if (format === 'jpg') return { headers, content: Readable.from([await readForMails(id, width)]) };
      return { headers, content: await files.read(variantPath(id, width, format)) };
    } catch (error) {
      throw error instanceof FileNotFoundError
        ? new ApiError(commonErrors.not_found, { cause: error })
        : error;
    }
  };
}
