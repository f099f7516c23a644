import type { Role } from '@mitoyen/contract/core/roles.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { mayFind } from '../visibility/index.ts';

export async function insertCvDownload(db: Queryable, row: NewRow<'cv_downloads'>): Promise<void> {
  await db.insertInto('cv_downloads').values(row).execute();
}

/** One that did not come to be. */
export async function deleteCvDownload(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('cv_downloads').where('id', '=', id).execute();
}

/** What the download limits need to know of a viewer. */
export interface Viewer {
  readonly id: string;
  readonly role: Role | null;
  readonly isEmailConfirmed: boolean;
  readonly isSubscribed: boolean;
}

/** Lets one transaction at a time count an account's downloads, and add one. */
export async function lockViewer(tx: Tx, id: string): Promise<Viewer | undefined> {
  const row = await tx
    .selectFrom('users')
    .select((eb) => [
      'id',
      'role',
      'email_confirmed_at',
      eb
        .selectFrom('companies')
        .select('is_subscribed')
        .whereRef('user_id', '=', 'users.id')
        .as('is_subscribed'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, email_confirmed_at, is_subscribed } = row;
  return { id, role, isEmailConfirmed: email_confirmed_at !== null, isSubscribed: is_subscribed === true };
}

/** Of how many people but one an account downloaded the CV. */
export async function countOwnersOf(db: Queryable, viewerId: string, exceptOwnerId: string): Promise<number> {
  const row = await db
    .selectFrom('cv_downloads')
    .select((eb) => eb.fn.count('owner_id').distinct().as('count'))
    .where('viewer_id', '=', viewerId)
    .where('owner_id', '!=', exceptOwnerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** When the account did the `n`-th of its downloads, counted from the last one. */
export async function findDownload(db: Queryable, viewerId: string, n: number): Promise<Date | null> {
  const row = await db
    .selectFrom('cv_downloads')
    .select('downloaded_at')
    .where('viewer_id', '=', viewerId)
    .orderBy('downloaded_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.downloaded_at ?? null;
}

/** Whether the viewer downloaded the same CV after an instant: a resumed download is counted once. */
export async function hasCvDownloadSince(
  db: Queryable,
  { ownerId, viewerId, since }: { ownerId: string; viewerId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('cv_downloads')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('viewer_id', '=', viewerId)
    .where('downloaded_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type CvDownloadRow = Awaited<ReturnType<typeof listCvDownloadRows>>[number];

/** By whom its owner may find, or by a visitor. */
const byWhomIsFound = (ownerId: string) =>
  sql<boolean>`(cv_downloads.viewer_id is null or ${mayFind(ownerId, 'cv_downloads.viewer_id')})`;

/** The downloads of an account's CV with their viewers, latest first. */
export async function listCvDownloadRows(
  db: Queryable,
  ownerId: string,
  { before, take }: { before: Instant | null; take: number },
) {
  return db
    .selectFrom('cv_downloads')
    .leftJoin('users', 'users.id', 'cv_downloads.viewer_id')
    .leftJoin('companies', 'companies.user_id', 'cv_downloads.viewer_id')
    .select(['cv_downloads.id', 'cv_downloads.downloaded_at', 'cv_downloads.is_by_member'])
    .select(['users.username', 'users.role', 'companies.name as company_name'])
    .where('cv_downloads.owner_id', '=', ownerId)
    .where(byWhomIsFound(ownerId))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(cv_downloads.downloaded_at, cv_downloads.id) < (${before?.at}, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('cv_downloads.downloaded_at', 'desc')
    .orderBy('cv_downloads.id', 'desc')
    .limit(take)
    .execute();
}

export async function countCvDownloads(db: Queryable, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('cv_downloads')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where(byWhomIsFound(ownerId))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteCvDownloadsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('cv_downloads').where('downloaded_at', '<', before).execute();
}
