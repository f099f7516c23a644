import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { blockErrors } from '@mitoyen/contract/features/blocks/blocks.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { deleteBlock } from './blocks.repository.ts';

/** Lets somebody write again. @throws ApiError `block_not_found`. */
export async function unblockPerson({ db }: AppContext, blockerId: string, blockedId: string): Promise<void> {
  const isGone = isUuid(blockedId) && (await deleteBlock(db, blockerId, blockedId));
  if (!isGone) throw new ApiError(blockErrors.block_not_found);
}
