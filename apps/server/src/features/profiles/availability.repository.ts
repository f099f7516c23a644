import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { availabilityConfirmed } from './product-columns.ts';

export interface AskedProfile {
  readonly userId: string;
  readonly username: string;
  readonly availability: Availability;
}

/** What one kind of profile keeps of its owners' availability. */
export interface ProfileAvailability {
  /**
   * Marks at most `limit` profiles as asked whose word is older than `confirmedBefore` and says that they are
   * available, and returns whom to ask.
   */
  claimProfilesToAsk(
    tx: Tx,
    due: { confirmedBefore: Date; now: Date; limit: number },
  ): Promise<readonly AskedProfile[]>;
  /** Marks those who were asked before an instant and did not answer. */
  markUnconfirmed(db: Queryable, askedBefore: Date): Promise<void>;
  /** Writes an answer down; without a new value, the present one is confirmed; without a day, the present one stays. Null when there is no profile. */
  saveAnswer(
    tx: Queryable,
    userId: string,
    answer: { value: 'Disponible' | 'Indisponible' | null; availableFrom: string | null; now: Date },
  ): Promise<Availability | null>;
}

/** For the feature whose table it is: both kinds of professionals keep the same columns. */
export function availabilityIn(table: 'freelances' | 'jobseekers'): ProfileAvailability {
  return {
    async claimProfilesToAsk(tx, { confirmedBefore, now, limit }) {
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
      const userIds = due.map(({ userId }) => userId);
      await tx
        .updateTable(table)
        .set({ availability_asked_at: now })
        .where('user_id', 'in', userIds)
        .execute();
      return due;
    },
    async markUnconfirmed(db, askedBefore) {
      await db
        .updateTable(table)
        .set({ is_availability_unconfirmed: true })
        .where('availability_asked_at', '<', askedBefore)
        .where('is_availability_unconfirmed', '=', false)
        .execute();
    },
    async saveAnswer(tx, userId, { value, availableFrom, now }) {
      const row = await tx
        .updateTable(table)
        .set({
          ...availabilityConfirmed(now),
          ...(value && { availability: value }),
          ...(availableFrom && { available_from: availableFrom }),
        })
        .where('user_id', '=', userId)
        .returning('availability')
        .executeTakeFirst();
      return row?.availability ?? null;
    },
  };
}
