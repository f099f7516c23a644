import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { blockErrors } from '@mitoyen/contract/features/blocks/blocks.errors.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findBlocksBetween } from './blocks.repository.ts';

/**
 * Whether one person may write to another. Who asks in a transaction that keeps both accounts is told what holds
 * until it ends. @throws ApiError `receiver_blocked`, `messages_refused`.
 */
export async function requireMayWrite(tx: Queryable, fromId: string, toId: string): Promise<void> {
  const { isBlockedBySender, isRefusedByReceiver } = await findBlocksBetween(tx, fromId, toId);
  if (isBlockedBySender) throw new ApiError(blockErrors.receiver_blocked);
  if (isRefusedByReceiver) throw new ApiError(blockErrors.messages_refused);
}
