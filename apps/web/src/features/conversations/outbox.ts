import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { callApi } from '../../core/api-client.ts';
import { newIdempotencyKey } from '../../core/new-idempotency-key.ts';
import { chatTexts } from './conversations.texts.ts';

/** A message that is not yet the server's. `key` makes that a second try stores nothing twice. */
export interface OutgoingMessage {
  readonly key: string;
  readonly content: string;
  readonly state: 'sending' | 'failed';
  /** The server's sentence, when it refused the message itself. */
  readonly reason: string | null;
}

export interface Outbox {
  readonly getItems: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (content: string) => void;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
}

interface OutboxOptions {
  readonly conversationId: string;
  readonly userId: string;
  readonly onSent: (message: Message) => void;
}

function readStored(storageKey: string): OutgoingMessage[] {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(items)) return [];
    return (items as OutgoingMessage[]).map((item) => ({ ...item, state: 'failed' }));
  } catch {
    return [];
  }
}

function writeStored(storageKey: string, items: readonly OutgoingMessage[]): void {
  try {
    if (items.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(items));
  } catch {
    // Storage refused or full: the messages last as long as the page.
  }
}

/** A refusal that another try cannot change has its own sentence; anything else is a failure to send. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : null;
}

/** Sends a conversation's messages one after the other, and keeps those that failed, across a reload of the tab too. */
export function createOutbox({ conversationId, userId, onSent }: OutboxOptions): Outbox {
  const storageKey = `outbox:${userId}:${conversationId}`;
  const listeners = new Set<() => void>();
  let items: readonly OutgoingMessage[] = readStored(storageKey);
  let queue: Promise<void> = Promise.resolve();

  function update(next: readonly OutgoingMessage[]): void {
    items = next;
    writeStored(storageKey, items);
    for (const listener of listeners) listener();
  }

  function patch(key: string, change: Partial<OutgoingMessage>): void {
    update(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  async function deliver({ key, content }: OutgoingMessage): Promise<void> {
    try {
      const call = { params: { conversationId }, body: { senderId: userId, content } };
      const message = await callApi(conversationRoutes.sendMessage, call, {
        headers: { 'idempotency-key': key },
      });
      onSent(message);
      update(items.filter((item) => item.key !== key));
    } catch (error) {
      patch(key, { state: 'failed', reason: reasonOf(error) });
    }
  }

  function enqueue(item: OutgoingMessage): void {
    queue = queue.then(() => deliver(item));
  }

  return {
    getItems: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (content) => {
      const item = { key: newIdempotencyKey(), content, state: 'sending', reason: null } as const;
      update([...items, item]);
      enqueue(item);
    },
    retry: (key) => {
      const item = items.find((candidate) => candidate.key === key && candidate.state === 'failed');
      if (!item) return;
      patch(key, { state: 'sending', reason: null });
      enqueue(item);
    },
    discard: (key) => update(items.filter((item) => item.key !== key)),
  };
}

/** What the page says about a message that did not leave. */
export function failureText({ reason }: OutgoingMessage): string {
  return reason ? `${chatTexts.sendFailure} : ${reason}` : chatTexts.sendFailure;
}
