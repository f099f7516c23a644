import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import { mayFind } from '../visibility/index.ts';
import type { Sender } from './sender.ts';
import type { FileKind } from './uploads.tables.ts';

export interface StoredFile extends Row<'files'> {
  /** While its owner's account is suspended. */
  isOwnerSuspended: boolean;
  /** Whether visitors may find its owner. */
  isOwnerPublic: boolean;
}

export async function insertFile(tx: Queryable, file: NewRow<'files'>): Promise<Row<'files'>> {
  return tx.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files')
    .leftJoin('users as holder', (join) =>
      join.on(sql<boolean>`holder.id = coalesce(files.owner_id, files.uploaded_by)`),
    )
    .selectAll('files')
    .select(sql<boolean>`holder.suspended_at is not null`.as('isOwnerSuspended'))
    .select(mayFind(null, 'files.owner_id').as('isOwnerPublic'))
    .where('files.id', '=', id)
    .executeTakeFirst();
}

/**
 * Whether a file is public by its address: no CV, nothing that was sent, sealed or withdrawn, or belongs to a
 * suspended account or to a person whom visitors may not find.
 */
export function isPublicPicture(file: StoredFile): boolean {
  const { kind, sealed_at, withdrawn_at, isOwnerSuspended, isOwnerPublic } = file;
  const isPicture = kind === 'image' || kind === 'logo';
  return isPicture && !sealed_at && !withdrawn_at && !isOwnerSuspended && isOwnerPublic;
}

/** A CV that an account took up, or uploaded and did not take up yet. */
export async function findOwnCv(
  db: Queryable,
  id: string,
  userId: string,
): Promise<Row<'files'> | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'cv')
    .where('withdrawn_at', 'is', null)
    .where('sealed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb.and([eb('owner_id', 'is', null), eb('uploaded_by', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
}

/** Lets one at a time count and add what a sender's unclaimed files take. */
export async function lockUnclaimedOf(tx: Queryable, { accountId, addressHash }: Sender): Promise<void> {
  const key = accountId ?? addressHash.toString('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unclaimed ${key}`}, 0))`.execute(tx);
}

const heldBytes = sql<string | null>`sum(byte_size::bigint + coalesce(original_byte_size, 0))`;

/** What the files take that an account sent with messages, or to send with one, since an instant. */
export async function countAttachmentBytesSince(
  db: Queryable,
  accountId: string,
  since: Date,
): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(heldBytes.as('bytes'))
    .where('uploaded_by', '=', accountId)
    .where('kind', '=', 'attachment')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** What a sender's files take that nobody took up yet. */
export async function countUnclaimedBytes(
  db: Queryable,
  { accountId, addressHash }: Sender,
): Promise<number> {
  const files = db.selectFrom('files').select(heldBytes.as('bytes')).where('taken_at', 'is', null);
  const own =
    accountId === null
      ? files.where('address_hash', '=', addressHash)
      : files.where('uploaded_by', '=', accountId);
  const { bytes } = await own.executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

interface Claim {
  readonly id: string;
  readonly kind: FileKind;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Makes a file the account's own, and deletes the hash of the uploader's address. False when it is of another
 * kind, gone, taken by another account, or uploaded by one.
 */
export async function claimFileRow(tx: Queryable, { id, kind, userId, now }: Claim): Promise<boolean> {
  const result = await tx
    .updateTable('files')
    .set((eb) => ({
      owner_id: userId,
      taken_at: eb.fn.coalesce('taken_at', eb.val(now)),
      address_hash: null,
    }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb.and([
          eb('owner_id', 'is', null),
          eb.or([eb('uploaded_by', 'is', null), eb('uploaded_by', '=', userId)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Locks those of the account's files that may be deleted; returns their ids. A null account: whosever they are. */
export async function lockFiles(tx: Tx, userId: string | null, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .$if(userId !== null, (query) => query.where('owner_id', '=', userId))
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Every file an account took up, or uploaded and did not take up. */
export async function listFilesOfUser(db: Queryable, userId: string): Promise<Row<'files'>[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb.and([eb('owner_id', 'is', null), eb('uploaded_by', '=', userId)]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Takes files from an account and leaves them to operators; returns those that were its own. */
export async function sealFileRows(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await tx
    .updateTable('files')
    .set({ sealed_at: now, owner_id: null, uploaded_by: null })
    .where('id', 'in', known)
    .where('owner_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setWithdrawn(tx: Tx, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('files')
    .set({ withdrawn_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

export async function deleteFiles(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Deletes at most `limit` files uploaded before an instant and taken up by nobody; returns their ids. */
export async function deleteUnclaimedFiles(
  tx: Queryable,
  uploadedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('id')
        .where('taken_at', 'is', null)
        .where('created_at', '<', uploadedBefore)
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False when the file was deleted meanwhile. */
export async function markAvifReady(db: Queryable, id: string): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ avif_ready: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
