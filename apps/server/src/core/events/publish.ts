import type { LiveEventData, LiveEventType } from '@mitoyen/contract/features/events/events.rules.ts';
import type { QueryCreator } from 'kysely';
import type { BaseContext } from '../context/base-context.ts';
import { afterCommit } from '../db/after-commit.ts';
import type { NewRow, Schema, Tx } from '../db/schema.ts';
import { eventsInsert } from './events.repository.ts';

/** An event for one account; its data holds ids alone. */
export type NewEvent = {
  [Type in LiveEventType]: {
    readonly userId: string;
    readonly type: Type;
    readonly data: LiveEventData<Type>;
  };
}[LiveEventType];

/** A part of a statement that keeps events. */
export type EventsInsert = (db: QueryCreator<Schema>) => ReturnType<typeof eventsInsert>;

type Clocked = Pick<BaseContext, 'clock'>;

/** Keeps events in the transaction that causes them, and has them announced once it is committed. */
export async function publishEvents(
  context: Clocked,
  tx: Tx,
  events: readonly NewEvent[],
  announce: () => void,
): Promise<void> {
  if (events.length === 0) return;
  await eventsInsert(tx, rowsOf(context, events)).execute();
  await afterCommit(tx, announce);
}

/** The same by a part of a statement that the caller runs in the transaction. */
export async function publishEventsWithin(
  context: Clocked,
  tx: Tx,
  events: readonly [NewEvent, ...NewEvent[]],
  announce: () => void,
): Promise<EventsInsert> {
  await afterCommit(tx, announce);
  const rows = rowsOf(context, events);
  return (db) => eventsInsert(db, rows);
}

function rowsOf({ clock }: Clocked, events: readonly NewEvent[]): NewRow<'events'>[] {
  const now = clock.now();
  return events.map(({ userId, type, data }) => ({
    user_id: userId,
    type,
    data: JSON.stringify(data),
    created_at: now,
  }));
}
