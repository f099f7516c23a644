import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow, Queryable, Row } from '../../core/db/schema.ts';
import type { Sender } from './sender.ts';
import {
  countAttachmentBytesSince,
  countUnclaimedBytes,
  insertFile,
  lockUnclaimedOf,
} from './uploads.repository.ts';

const retryAfterSeconds = 3600;

/**
 * Before anything is received: nobody fills the disk with files that no profile takes up.
 * @throws ApiError 429 `unclaimed_quota`.
 */
export async function requireUnclaimedRoom(
  { db, config }: AppContext,
  sender: Sender,
  byteSize = 0,
  queryable: Queryable = db,
): Promise<void> {
  const { unclaimedBytesPerAccount, unclaimedBytesPerAddress } = config.uploads;
  const most = sender.accountId === null ? unclaimedBytesPerAddress : unclaimedBytesPerAccount;
  const held = await countUnclaimedBytes(queryable, sender);
  if (held + byteSize > most || held >= most)
    throw new ApiError(uploadErrors.unclaimed_quota, { retryAfterSeconds });
}

/** What one account joins to its messages in 24 hours, at most: 40 files of the largest size. */
export const attachmentBytesPerDay = 1024 * 1024 * 1024;
const dayMs = 86_400_000;

/** @throws ApiError 429 `attachment_quota`. */
async function requireAttachmentRoom(
  { clock }: AppContext,
  tx: Queryable,
  accountId: string | null,
  byteSize: number,
): Promise<void> {
  if (accountId === null) return;
  const since = new Date(clock.now().getTime() - dayMs);
  if ((await countAttachmentBytesSince(tx, accountId, since)) + byteSize > attachmentBytesPerDay)
    throw new ApiError(uploadErrors.attachment_quota, { retryAfterSeconds });
}

/**
 * Writes down a file that nobody took up yet; those sent at the same time wait.
 * @throws ApiError 429 `unclaimed_quota` or `attachment_quota`.
 */
export async function insertUnclaimedFile(
  context: AppContext,
  sender: Sender,
  file: Omit<NewRow<'files'>, 'uploaded_by' | 'address_hash' | 'taken_at' | 'owner_id' | 'created_at'>,
): Promise<Row<'files'>> {
  return context.db.transaction().execute(async (tx) => {
    await lockUnclaimedOf(tx, sender);
    const byteSize = file.byte_size + (file.original_byte_size ?? 0);
    await requireUnclaimedRoom(context, sender, byteSize, tx);
    if (file.kind === 'attachment') await requireAttachmentRoom(context, tx, sender.accountId, byteSize);
    return insertFile(tx, {
      ...file,
      uploaded_by: sender.accountId,
      address_hash: sender.addressHash,
      created_at: context.clock.now(),
      taken_at: null,
      owner_id: null,
    });
  });
}
