import type { Role } from '@mitoyen/contract/core/roles.ts';
import { sql } from 'kysely';
import { nameUnlessSuspended } from '../../core/auth/not-suspended.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { mayKnow } from '../visibility/index.ts';

/** A block, with the name and role of the blocked person. */
export interface BlockRow {
  readonly userId: string;
  readonly username: string;
  readonly role: Role | null;
  readonly blockedAt: Date;
}

const rows = (db: Queryable, blockerId: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select([
      'users.id as userId',
      nameUnlessSuspended('users.username', 'users.id').as('username'),
      'users.role',
      'blocks.blocked_at as blockedAt',
    ])
    .where('blocks.blocker_id', '=', blockerId)
    .where(mayKnow(blockerId, 'blocks.blocked_id'));

/** Whom an account blocks, but for those whom it does not know: their block holds, and is seen again with them. */
export async function listBlockRows(db: Queryable, blockerId: string): Promise<BlockRow[]> {
  return rows(db, blockerId).orderBy('blocks.blocked_at', 'desc').execute();
}

export async function findBlock(
  db: Queryable,
  blockerId: string,
  blockedId: string,
): Promise<BlockRow | undefined> {
  return rows(db, blockerId).where('blocks.blocked_id', '=', blockedId).executeTakeFirst();
}

/**
 * Waits until no transaction writes to or from these two people, and holds new ones back until this one ends:
 * writers lock both accounts. In the order of their ids, against deadlocks. Returns the existing ones.
 */
export async function lockPeopleForUpdate(tx: Tx, ids: readonly [string, string]): Promise<string[]> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

/** How many people an account blocks, not counting this one. */
export async function countOtherBlocks(db: Queryable, blockerId: string, blockedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('blocks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '!=', blockedId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertBlock(
  tx: Tx,
  { blockerId, blockedId, now }: { blockerId: string; blockedId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();
}

/** False when there was none. */
export async function deleteBlock(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where(mayKnow(blockerId, 'blocks.blocked_id'))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whether one account has blocked another. */
export async function hasBlocked(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of two people blocked the other, and whether the second one's account is suspended. */
export interface BlocksBetween {
  readonly isBlockedBySender: boolean;
  readonly isRefusedByReceiver: boolean;
}

/** The columns of it, for a statement that locks what the answer depends on, or after one that did. */
export function blocksBetween(fromId: string, toId: string) {
  const isBlocked = (by: string, whom: string) =>
    sql<boolean>`exists (select from blocks where blocker_id = ${by} and blocked_id = ${whom})`;
  return [
    isBlocked(fromId, toId).as('isBlockedBySender'),
    sql<boolean>`(${isBlocked(toId, fromId)}
      or exists (select from users where id = ${toId} and suspended_at is not null))`.as(
      'isRefusedByReceiver',
    ),
  ] as const;
}

export async function findBlocksBetween(tx: Queryable, fromId: string, toId: string): Promise<BlocksBetween> {
  return tx.selectNoFrom(blocksBetween(fromId, toId)).executeTakeFirstOrThrow();
}
