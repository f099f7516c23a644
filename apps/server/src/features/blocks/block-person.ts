import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { Block } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { blockErrors } from '@mitoyen/contract/features/blocks/blocks.errors.ts';
import { mostBlocks } from '@mitoyen/contract/features/blocks/blocks.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { canKnow } from '../visibility/index.ts';
import { presentBlock } from './blocks.presenter.ts';
import {
  type BlocksBetween,
  countOtherBlocks,
  deleteBlock,
  findBlock,
  findBlocksBetween,
  insertBlock,
  lockPeopleForUpdate,
} from './blocks.repository.ts';

/**
 * Blocks a person from writing to the caller; repeating it changes nothing. @throws ApiError `self_block`,
 * `block_limit`, 404.
 */
export async function blockPerson(
  { db, clock }: AppContext,
  blockerId: string,
  givenId: string,
): Promise<Block> {
  const blockedId = givenId.toLowerCase();
  if (blockedId === blockerId) throw new ApiError(blockErrors.self_block);
  if (!isUuid(blockedId)) throw new ApiError(accountErrors.user_not_found);
  const row = await db.transaction().execute(async (tx) => {
    const there = await lockPeopleForUpdate(tx, [blockerId, blockedId]);
    if (!there.includes(blockedId) || !(await canKnow(tx, blockerId, blockedId)))
      throw new ApiError(accountErrors.user_not_found);
    // the lock on the caller's account has their blocks come one after the other
    if ((await countOtherBlocks(tx, blockerId, blockedId)) >= mostBlocks)
      throw new ApiError(blockErrors.block_limit);
    await insertBlock(tx, { blockerId, blockedId, now: clock.now() });
    return findBlock(tx, blockerId, blockedId);
  });
  if (!row) throw new ApiError(accountErrors.user_not_found);
  return presentBlock(row);
}

/**
 * Refuses where one person may not write to another. In a transaction that locks both accounts, the result
 * holds until its end.
 * @throws ApiError `receiver_blocked`, `messages_refused`.
 */
export async function requireMayWrite(tx: Queryable, fromId: string, toId: string): Promise<void> {
  refuseBlocked(await findBlocksBetween(tx, fromId, toId));
}

/** The same for blocks that the caller has read already. @throws as `requireMayWrite`. */
export function refuseBlocked({ isBlockedBySender, isRefusedByReceiver }: BlocksBetween): void {
  if (isBlockedBySender) throw new ApiError(blockErrors.receiver_blocked);
  if (isRefusedByReceiver) throw new ApiError(blockErrors.messages_refused);
}

/** Lets a blocked person write again. @throws ApiError `block_not_found`. */
export async function unblockPerson({ db }: AppContext, blockerId: string, blockedId: string): Promise<void> {
  const isGone = isUuid(blockedId) && (await deleteBlock(db, blockerId, blockedId));
  if (!isGone) throw new ApiError(blockErrors.block_not_found);
}
