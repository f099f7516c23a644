import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { sendDeleteBytes } from './file-bytes.job.ts';
import { fileIdOf } from './file-url.ts';
import {
  claimFileRow,
  deleteFiles,
  listFilesOfUser,
  lockFiles,
  sealFileRows,
  setWithdrawn,
} from './uploads.repository.ts';
import type { FileKind } from './uploads.tables.ts';

/** A file address in a profile, and the field it came in. */
export interface FileClaim {
  readonly url: string | null;
  readonly kind: FileKind;
  readonly userId: string;
  readonly path: string;
}

/**
 * Makes an uploaded file the account's own and returns its id; null for none.
 * @throws ApiError 400 `file_unknown` about `path`, when there is no such file of this kind for this account.
 */
export async function claimFile(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  { url, kind, userId, path }: FileClaim,
): Promise<string | null> {
  if (url === null) return null;
  const id = fileIdOf(url);
  if (await claimFileRow(tx, { id, kind, userId, now: clock.now() })) return id;
  const { file_unknown } = uploadErrors;
  throw new ApiError(file_unknown, { issues: [{ path, message: file_unknown.message }] });
}

/**
 * Lets go of files which a row showed until now; those that no feature's rows show any more are deleted. A null account:
 * whosever they are.
 */
export async function releaseFiles(
  context: Pick<AppContext, 'jobs' | 'fileHolders'>,
  tx: Tx,
  userId: string | null,
  ids: readonly (string | null)[],
): Promise<void> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return;
  const released = await lockFiles(tx, userId, given);
  if (released.length === 0) return;
  const held = new Set<string>();
  for (const { findHeld } of context.fileHolders)
    for (const id of (await findHeld?.(tx, released)) ?? []) held.add(id);
  const unused = released.filter((id) => !held.has(id));
  await deleteFiles(tx, unused);
  await sendDeleteBytes(context, tx, unused);
}

/** Makes files of an account that is being deleted nobody's, for operators alone; returns those that were its own. */
export async function sealFiles(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  userId: string,
  urls: readonly string[],
): Promise<string[]> {
  return sealFileRows(tx, userId, urls.map(fileIdOf), clock.now());
}

/** Keeps files from everybody but operators, or lets everybody have them again. */
export async function withdrawFiles(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  ids: readonly string[],
  isWithdrawn = true,
): Promise<void> {
  await setWithdrawn(tx, ids, isWithdrawn ? clock.now() : null);
}

/** Deletes files that were sealed or withdrawn, bytes included. */
export async function deleteSealedFiles(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await deleteFiles(tx, ids);
  await sendDeleteBytes(context, tx, [...ids]);
}

/** Deletes every file of an account that is being deleted, bytes included. Call it before its row goes. */
export async function deleteFilesOfUser(
  context: Pick<AppContext, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const ids = (await listFilesOfUser(tx, userId)).map(({ id }) => id);
  await deleteFiles(tx, ids);
  await sendDeleteBytes(context, tx, ids);
}
