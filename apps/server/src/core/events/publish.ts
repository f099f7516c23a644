import type { LiveEventData, LiveEventType } from '@mitoyen/contract/core/events/events.rules.ts';
import type { BaseContext } from '../context/base-context.ts';
import { afterCommit } from '../db/after-commit.ts';
import type { Tx } from '../db/schema.ts';
import { insertEvents } from './events.repository.ts';

/** An event for one account; its data holds only ids. */
export type NewEvent = {
  [Type in LiveEventType]: {
    readonly userId: string;
    readonly type: Type;
    readonly data: LiveEventData<Type>;
  };
}[LiveEventType];

/** Inserts events in the transaction that causes them, and announces them once it is committed. */
export async function publishEvents(
  { clock }: Pick<BaseContext, 'clock'>,
  tx: Tx,
  events: readonly NewEvent[],
  announce: () => void,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  const rows = events.map(({ userId, type, data }) => ({
    user_id: userId,
    type,
    data: JSON.stringify(data),
    created_at: now,
  }));
  await insertEvents(tx, rows);
  await afterCommit(tx, announce);
}
