import type { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { mayOperate, type SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { FileAccess } from '../../core/files/file-holder.ts';
import { FileNotFoundError } from '../../core/files/file-store.ts';
import { tagOf } from '../../core/rendering/page-tags.ts';
import { hasBlocked } from '../blocks/index.ts';
import { claimCvDownload, deleteCvDownload } from '../cv-downloads/index.ts';
import { noteOperator } from '../operator-log/index.ts';
import { canFind } from '../visibility/index.ts';
import { attachmentHeader, originalFileName } from './file-name.ts';
import { originalPath, storedDocumentPath, variantPath } from './file-paths.ts';
import { bestVariant } from './image-variants.ts';
import { findFile, isPublicPicture, type StoredFile } from './uploads.repository.ts';

export interface FileRequest {
  readonly id: string;
  readonly viewer: Pick<SessionUser, 'id' | 'isOperator' | 'hasSecondFactor'> | null;
  /** The request's `Accept` header. */
  readonly accept: string;
  /** Pixels the page will show it at, when it says so. */
  readonly widthPixels: number | null;
  /** A picture of a message as it was sent. */
  readonly wantsOriginal: boolean;
  /** `If-None-Match`: versions that the caller still has. */
  readonly knownVersions: string;
  /** Its headers alone: that is no download. */
  readonly isHead: boolean;
  /** Whose limits a visitor's downloads count for. */
  readonly addressKey: string;
}

export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the caller has this version. */
  readonly content: Readable | null;
}

/** Where the bytes lie, and the headers sent with them. */
interface Place {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A file's bytes and headers. A CV or an attachment that the viewer may not have is missing to them, and so is every file
 * of a suspended account, every sealed and every withdrawn one but to operators. @throws ApiError 404, and what refuses a
 * download: `claimCvDownload`.
 */
export async function serveFile(context: AppContext, asked: FileRequest): Promise<ServedFile> {
  const file = isUuid(asked.id) ? await findFile(context.db, asked.id) : undefined;
  if (!file) throw new ApiError(commonErrors.not_found);
  const { path, headers } = isOperatorsAlone(file)
    ? await placeForOperator(context, file, asked)
    : await placeOf(context, file, asked);
  if (headers.etag && asked.knownVersions.includes(headers.etag)) return { headers, content: null };
  const isDownload = file.kind === 'cv' && !asked.isHead;
  const claimed = isDownload ? await claimDownload(context, file, asked) : null;
  try {
    return { headers, content: await context.files.read(path) };
  } catch (error) {
    if (claimed) await deleteCvDownload(context.db, claimed);
    throw error instanceof FileNotFoundError ? new ApiError(commonErrors.not_found, { cause: error }) : error;
  }
}

/** Counted before the first byte is read, so that no more leave than may. */
async function claimDownload(context: AppContext, file: StoredFile, asked: FileRequest) {
  const { owner_id } = file;
  if (!owner_id) return null;
  const { viewer, addressKey } = asked;
  const viewerId = viewer?.id ?? null;
  const isSentToViewer = (await accessOf(context, file, viewerId)).has('sent');
  return claimCvDownload(context, { ownerId: owner_id, viewerId, addressKey, isSentToViewer });
}

/** Why the features that hold a file let the viewer read it. */
async function accessOf(
  { db, fileHolders }: AppContext,
  { id }: StoredFile,
  viewerId: string | null,
): Promise<Set<FileAccess>> {
  const found = new Set<FileAccess>();
  for (const { findAccess } of fileHolders) {
    const access = await findAccess?.(db, id, viewerId);
    if (access) found.add(access);
  }
  return found;
}

/** Whether the CV's owner has blocked the viewer: neither one that was sent nor the profile's is theirs any more. */
const isBlocked = async ({ db }: AppContext, { owner_id }: StoredFile, viewerId: string | null) =>
  owner_id !== null && viewerId !== null && (await hasBlocked(db, owner_id, viewerId));

/** What operators alone may read: of a suspended account, or of one that is gone, or taken down. */
const isOperatorsAlone = ({ isOwnerSuspended, sealed_at, withdrawn_at }: StoredFile) =>
  isOwnerSuspended || sealed_at !== null || withdrawn_at !== null;

async function placeForOperator(context: AppContext, file: StoredFile, asked: FileRequest): Promise<Place> {
  const { viewer } = asked;
  if (!viewer || !mayOperate(viewer)) throw new ApiError(commonErrors.not_found);
  await noteLook(context, viewer.id, file);
  if (file.width === null) return documentFor(file);
  if (asked.wantsOriginal) return originalFor(file);
  const { path, headers } = imageFor(file, asked);
  return { path, headers: { 'content-type': headers['content-type'], ...privateHeaders(file) } };
}

const noteLook = (context: AppContext, operatorId: string, { id }: StoredFile) =>
  noteOperator(context, operatorId, { action: 'GET /files/:id', targetIds: [id], outcome: 'seen' });

async function placeOf(context: AppContext, file: StoredFile, asked: FileRequest): Promise<Place> {
  if (file.kind === 'attachment') return attachmentFor(context, file, asked);
  if (file.kind === 'proof') return proofFor(context, file, asked);
  if (file.kind !== 'cv')
    return isPublicPicture(file) ? imageFor(file, asked) : hiddenFor(context, file, asked);
  const viewerId = asked.viewer?.id ?? null;
  if (!(await mayReadCv(context, file, viewerId)) || (await isBlocked(context, file, viewerId)))
    throw new ApiError(commonErrors.not_found);
  return documentFor(file);
}

/** A picture of a person whom visitors may not find, for viewers who may. */
async function hiddenFor({ db }: AppContext, file: StoredFile, asked: FileRequest): Promise<Place> {
  const { owner_id } = file;
  const viewerId = asked.viewer?.id ?? null;
  if (owner_id === null || viewerId === null || !(await canFind(db, viewerId, owner_id)))
    throw new ApiError(commonErrors.not_found);
  return privateImageFor(file, asked.widthPixels);
}

/**
 * Before it is sent, an attachment is its uploader's alone; then it is for the two people of the conversation, and for
 * operators once it is part of a report.
 */
async function attachmentFor(context: AppContext, file: StoredFile, asked: FileRequest): Promise<Place> {
  const { viewer } = asked;
  if (viewer === null) throw new ApiError(commonErrors.not_found);
  const isUploader = viewer.id === (file.owner_id ?? file.uploaded_by);
  const access = await accessOf(context, file, viewer.id);
  if (!isUploader && !access.has('sent')) {
    if (!mayOperate(viewer) || !access.has('reported')) throw new ApiError(commonErrors.not_found);
    await noteLook(context, viewer.id, file);
  }
  if (file.width === null) return documentFor(file);
  return asked.wantsOriginal ? originalFor(file) : privateImageFor(file, asked.widthPixels);
}

/** The document of a proof: its owner's, and what operators read to verify it, which is noted. */
async function proofFor(context: AppContext, file: StoredFile, { viewer }: FileRequest): Promise<Place> {
  if (viewer === null) throw new ApiError(commonErrors.not_found);
  if (viewer.id !== (file.owner_id ?? file.uploaded_by)) {
    const access = mayOperate(viewer) ? await accessOf(context, file, viewer.id) : null;
    if (!access?.has('submitted')) throw new ApiError(commonErrors.not_found);
    await noteLook(context, viewer.id, file);
  }
  return documentFor(file);
}

const privateImageFor = (file: StoredFile, widthPixels: number | null): Place => ({
  path: variantPath(file.id, bestVariant(file.width ?? 0, widthPixels), 'webp'),
  headers: { 'content-type': 'image/webp', ...privateHeaders(file) },
});

/** @throws ApiError 404 for a picture of which there is none. */
function originalFor(file: StoredFile): Place {
  const { id, original_name, original_content_type, original_byte_size } = file;
  if (original_content_type === null) throw new ApiError(commonErrors.not_found);
  return {
    path: originalPath(id),
    headers: {
      'content-type': original_content_type,
      'content-length': String(original_byte_size),
      ...privateHeaders({ original_name: originalFileName(original_name ?? '', original_content_type) }),
    },
  };
}

/** Never shown by the address alone, kept or found by others. */
function privateHeaders({ original_name }: Pick<StoredFile, 'original_name'>) {
  return {
    'content-disposition': attachmentHeader(original_name ?? 'cv'),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/**
 * An image never changes under its address, so that browsers keep it. But it may be taken down: shared caches
 * revalidate after an hour by its ETag, and are purged by its tag.
 */
function imageFor(file: StoredFile, { accept, widthPixels }: FileRequest) {
  const format = file.avif_ready && accept.includes('image/avif') ? 'avif' : 'webp';
  const width = bestVariant(file.width ?? 0, widthPixels);
  return {
    path: variantPath(file.id, width, format),
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, s-maxage=3600, proxy-revalidate, immutable',
      etag: `"${file.id}-${width}-${format}"`,
      vary: 'Accept',
      'cache-tag': tagOf(file.id),
      'surrogate-key': tagOf(file.id),
    },
  };
}

function documentFor(file: StoredFile) {
  return {
    path: storedDocumentPath(file),
    headers: {
      'content-type': file.content_type,
      'content-length': String(file.byte_size),
      ...privateHeaders(file),
    },
  };
}

/** Before a profile or an application takes it up, a CV is its uploader's alone; then its owner decides. */
async function mayReadCv(context: AppContext, file: StoredFile, viewerId: string | null): Promise<boolean> {
  const { owner_id, uploaded_by } = file;
  if (viewerId !== null && viewerId === (owner_id ?? uploaded_by)) return true;
  if (owner_id === null) return false;
  const access = await accessOf(context, file, viewerId);
  return access.has('open') || access.has('sent');
}
