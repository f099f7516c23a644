import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** The two kinds of profile that tell how available somebody is. */
export const availabilityTables = ['freelances', 'jobseekers'] as const;
type AvailabilityTable = (typeof availabilityTables)[number];

export interface AskedProfile {
  readonly userId: string;
  readonly username: string;
  readonly availability: Availability;
}

/**
 * Marks at most `limit` profiles as asked whose word is older than `confirmedBefore` and says that they are
 * available, and answers whom to ask.
 */
export async function takeProfilesToAsk(
  tx: Tx,
  table: AvailabilityTable,
  { confirmedBefore, now, limit }: { confirmedBefore: Date; now: Date; limit: number },
): Promise<AskedProfile[]> {
  const due = await tx
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.user_id`)
    .select([`${table}.user_id as userId`, 'users.username', `${table}.availability`])
    .where(`${table}.availability_asked_at`, 'is', null)
    .where(`${table}.availability_confirmed_at`, '<', confirmedBefore)
    .where(`${table}.availability`, '<>', 'Indisponible')
    .where('users.suspended_at', 'is', null)
    .limit(limit)
    .forUpdate(table)
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  await tx
    .updateTable(table)
    .set({ availability_asked_at: now })
    .where(
      'user_id',
      'in',
      due.map(({ userId }) => userId),
    )
    .execute();
  return due;
}

/** Marks those who were asked before an instant and did not answer. */
export async function markUnconfirmed(
  db: Queryable,
  table: AvailabilityTable,
  askedBefore: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ is_availability_unconfirmed: true })
    .where('availability_asked_at', '<', askedBefore)
    .where('is_availability_unconfirmed', '=', false)
    .execute();
}

/** Writes an answer down; without a new value, the present one is confirmed. Null when there is no profile. */
export async function saveAvailability(
  tx: Queryable,
  table: AvailabilityTable,
  userId: string,
  { value, now }: { value: 'Indisponible' | null; now: Date },
): Promise<Availability | null> {
  const row = await tx
    .updateTable(table)
    .set({
      availability_confirmed_at: now,
      availability_asked_at: null,
      is_availability_unconfirmed: false,
      ...(value && { availability: value }),
    })
    .where('user_id', '=', userId)
    .returning('availability')
    .executeTakeFirst();
  return row?.availability ?? null;
}
