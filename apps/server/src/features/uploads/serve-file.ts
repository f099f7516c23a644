import type { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { canDownloadCv } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { FileNotFoundError } from '../../gateways/files/file-store.ts';
import { attachmentHeader } from './file-name.ts';
import { documentPath, variantPath } from './file-paths.ts';
import { bestVariant } from './image-variants.ts';
import { findFile, type StoredFile } from './uploads.repository.ts';

export interface FileRequest {
  readonly id: string;
  readonly viewerId: string | null;
  /** The request's `Accept` header. */
  readonly accept: string;
  /** Pixels the page will show it at, when it says so. */
  readonly widthPixels: number | null;
}

export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Readable;
}

/** A file's bytes and headers. A CV that the viewer may not have is missing to them. @throws ApiError 404. */
export async function serveFile(context: AppContext, asked: FileRequest): Promise<ServedFile> {
  const file = isUuid(asked.id) ? await findFile(context.db, asked.id) : undefined;
  if (!file) throw new ApiError(commonErrors.not_found);
  const { path, headers } = file.kind === 'cv' ? documentFor(file, asked.viewerId) : imageFor(file, asked);
  try {
    return { headers, content: await context.files.read(path) };
  } catch (error) {
    throw error instanceof FileNotFoundError ? new ApiError(commonErrors.not_found, { cause: error }) : error;
  }
}

/** An image never changes under its address. */
function imageFor(file: StoredFile, { accept, widthPixels }: FileRequest) {
  const format = file.avif_ready && accept.includes('image/avif') ? 'avif' : 'webp';
  return {
    path: variantPath(file.id, bestVariant(file.width ?? 0, widthPixels), format),
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    },
  };
}

function documentFor(file: StoredFile, viewerId: string | null) {
  if (!mayRead(file, viewerId)) throw new ApiError(commonErrors.not_found);
  return {
    path: documentPath(file.id),
    headers: {
      'content-type': file.content_type,
      'content-length': String(file.byte_size),
      'content-disposition': attachmentHeader(file.original_name ?? 'cv'),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  };
}

/** Before a profile shows it, a CV is its uploader's alone; then its owner decides. */
function mayRead({ owner_id, uploaded_by, cvAudience }: StoredFile, viewerId: string | null): boolean {
  if (owner_id === null) return viewerId !== null && uploaded_by === viewerId;
  const reader = { isOwner: viewerId === owner_id, isSignedIn: viewerId !== null };
  return canDownloadCv(cvAudience ?? 'nobody', reader);
}
