import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';

/** What is loaded of a conversation: an unbroken run of messages up to the latest, oldest first. */
export interface Thread {
  readonly messages: readonly Message[];
  /** Where the messages before the first one are; null when there are none. */
  readonly olderCursor: string | null;
}

function union(a: readonly Message[], b: readonly Message[]): Message[] {
  const known = new Set(a.map(({ id }) => id));
  return [...a, ...b.filter(({ id }) => !known.has(id))];
}

/**
 * What was loaded and what the server now gives as the latest page. When the two do not touch, more was written
 * meanwhile than one page holds: the older part is let go rather than leave a hole.
 */
export function mergeLatest(known: Thread | undefined, latest: Thread): Thread {
  if (!known || known.messages.length === 0) return latest;
  const latestIds = new Set(latest.messages.map(({ id }) => id));
  const overlap = known.messages.findIndex(({ id }) => latestIds.has(id));
  if (overlap === -1) return latest;
  // A message sent from here may already stand after what the server gave a moment before.
  return {
    messages: union(union(known.messages.slice(0, overlap), latest.messages), known.messages.slice(overlap)),
    olderCursor: known.olderCursor,
  };
}

/** Puts an earlier page before what was loaded. */
export function mergeOlder(known: Thread, older: Thread): Thread {
  return { messages: union(older.messages, known.messages), olderCursor: older.olderCursor };
}

/** Puts a message that was just sent at the end. */
export function addSent(known: Thread, message: Message): Thread {
  return { ...known, messages: union(known.messages, [message]) };
}
