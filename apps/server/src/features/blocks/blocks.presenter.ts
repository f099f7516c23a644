import type { Block } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import type { BlockRow } from './blocks.repository.ts';

/** Somebody blocked, as who blocked them sees it. */
export function presentBlock({ blockedAt, ...person }: BlockRow): Block {
  return { ...person, blockedAt: blockedAt.toISOString() };
}
