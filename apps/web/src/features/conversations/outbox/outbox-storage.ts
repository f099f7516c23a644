import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { type UnsentStorage, unsentStorage } from '../../../core/storage/unsent-storage.ts';

/** A message that is not yet the server's. `key` makes that a second try stores nothing twice. */
export interface OutgoingMessage {
  readonly key: string;
  readonly content: string;
  /** Files that the server already has. */
  readonly attachments: readonly Attachment[];
  readonly state: 'sending' | 'failed';
  /** The server's sentence, when it refused the message itself. */
  readonly reason: string | null;
  /** Whether a company's free contacts are used up: Premium is the way out. */
  readonly isLimitReached: boolean;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

function parse(text: string): OutgoingMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isItem = typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
    return isItem ? (value as OutgoingMessage) : null;
  } catch {
    return null;
  }
}

/** The outgoing messages of a conversation, each kept on its own so that two tabs never lose each other's. */
export function outboxStorage(
  userId: string,
  conversationId: string,
  storage: UnsentStorage = unsentStorage(userId),
) {
  const start = `outbox:${conversationId}:`;
  return {
    readAll: (): OutgoingMessage[] =>
      storage
        .list(start)
        .flatMap(({ text }) => parse(text) ?? [])
        .sort((a, b) => a.writtenAt - b.writtenAt),
    write: (item: OutgoingMessage) => storage.write(start + item.key, JSON.stringify(item)),
    remove: (key: string) => storage.write(start + key, null),
    /** What another tab did: a message's new state, or null once it left. */
    watch: (listener: (key: string, item: OutgoingMessage | null) => void) =>
      storage.watch(start, (name, text) =>
        listener(name.slice(start.length), text === null ? null : parse(text)),
      ),
  };
}
