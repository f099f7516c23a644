import type { Block } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import type { BlockRow } from './blocks.repository.ts';

/** A blocked person, as the blocker sees them. */
export function presentBlock({ blockedAt, ...person }: BlockRow): Block {
  return { ...person, blockedAt: blockedAt.toISOString() };
}
