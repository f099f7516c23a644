import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { trustedKeyHours } from '@mitoyen/contract/core/idempotency.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { callApi, unattended } from '../../../core/api/api-client.ts';
import { newIdempotencyKey } from '../../../core/api/idempotency-key.ts';
import { noteInstallOffer } from '../../../core/storage/install-offer.ts';
import { isLimitReached } from '../contact/is-limit-reached.ts';
import { chatTexts } from '../conversations.texts.ts';
import { type OutgoingMessage, outboxStorage } from './outbox-storage.ts';

export interface Outbox {
  readonly getItems: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (content: string, attachments?: readonly Attachment[]) => void;
  readonly retry: (key: string) => void;
  /**
   * Tries again what found no server; what was refused stays for its author to decide. A message stays shown as failed
   * until it has left, so that tries that fail again neither speak up nor move the buttons under it.
   */
  readonly retryLost: () => void;
  readonly discard: (key: string) => void;
}

interface OutboxOptions {
  readonly conversationId: string;
  readonly userId: string;
  readonly onSent: (message: Message) => void;
}

/** A refusal that another try cannot change has its own sentence; anything else is a failure to send. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : null;
}

/** Whether a message found no server, or one that was in trouble itself. */
const isLost = ({ state, reason }: OutgoingMessage) => state === 'failed' && reason === null;

/** Whether the server may have forgotten a message's key: what it stored under it, it would store again. */
function isKeyOld({ writtenAt }: OutgoingMessage): boolean {
  return Date.now() - writtenAt > trustedKeyHours * 3_600_000;
}

/**
 * Sends a conversation's messages one after the other, and keeps those that failed, also when the tab is closed.
 * What was on its way when the page went is sent again: its key makes that the server stores it once. Once the key is
 * too old for that, its author is asked first.
 */
export function createOutbox({ conversationId, userId, onSent }: OutboxOptions): Outbox {
  const storage = outboxStorage(userId, conversationId);
  const listeners = new Set<() => void>();
  let items: readonly OutgoingMessage[] = storage.readAll();
  let queue: Promise<void> = Promise.resolve();
  /** Keys of lost messages whose next try has not ended. */
  const trying = new Set<string>();

  function update(next: readonly OutgoingMessage[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function put(item: OutgoingMessage): void {
    storage.write(item);
    const next = items.map((known) => (known.key === item.key ? item : known));
    update(isKnown(item.key) ? next : [...items, item]);
  }

  function remove(key: string): void {
    storage.remove(key);
    update(items.filter((item) => item.key !== key));
  }

  const isKnown = (key: string) => items.some((item) => item.key === key);

  async function deliver(item: OutgoingMessage): Promise<void> {
    const { key, content, attachments } = item;
    try {
      // sent by another tab or given up while others were before it
      if (!isKnown(key)) return;
      const urls = attachments.map(({ url }) => url);
      const body = { senderId: userId, content, ...(urls.length > 0 && { attachments: urls }) };
      const call = { params: { conversationId }, body };
      const message = await callApi(conversationRoutes.sendMessage, call, {
        ...unattended(),
        headers: { 'idempotency-key': key },
      });
      onSent(message);
      noteInstallOffer('earned');
      remove(key);
    } catch (error) {
      if (!isKnown(key)) return;
      put({ ...item, state: 'failed', reason: reasonOf(error), isLimitReached: isLimitReached(error) });
    } finally {
      trying.delete(key);
    }
  }

  function enqueue(item: OutgoingMessage): void {
    put({ ...item, state: 'sending', reason: null, isLimitReached: false });
    queue = queue.then(() => deliver(item));
  }

  const askFirst = (item: OutgoingMessage) =>
    put({ ...item, state: 'failed', reason: chatTexts.mayHaveLeft });

  function retryLost(): void {
    for (const item of items.filter(isLost)) {
      if (isKeyOld(item)) askFirst(item);
      else if (!trying.has(item.key)) {
        trying.add(item.key);
        queue = queue.then(() => deliver(item));
      }
    }
  }

  /** Sends what its author wants sent, knowing what became of it. */
  function sendAnew(item: OutgoingMessage): void {
    const isOld = isKeyOld(item);
    if (isOld) remove(item.key);
    enqueue(isOld ? { ...item, key: newIdempotencyKey(), writtenAt: Date.now() } : item);
  }

  storage.watch((key, item) => {
    if (item === null) update(items.filter((known) => known.key !== key));
    else if (item.state === 'failed' || items.some((known) => known.key === key)) {
      update([...items.filter((known) => known.key !== key), item]);
    }
  });
  for (const item of items) if (item.state === 'sending') (isKeyOld(item) ? askFirst : enqueue)(item);

  return {
    getItems: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (content, attachments = []) => {
      const message = { key: newIdempotencyKey(), content, attachments, writtenAt: Date.now() };
      enqueue({ ...message, state: 'sending', reason: null, isLimitReached: false });
    },
    retry: (key) => {
      const item = items.find((known) => known.key === key && known.state === 'failed');
      if (item) (isLost(item) && isKeyOld(item) ? askFirst : sendAnew)(item);
    },
    retryLost,
    discard: remove,
  };
}

/** What the page says about a message that did not leave. */
export function failureText({ reason }: OutgoingMessage): string {
  return reason ? `${chatTexts.sendFailure}\u00a0: ${reason}` : chatTexts.sendFailure;
}

/** An outbox as `keepTrying` takes it. */
export const unsentOf = (outbox: Outbox) => ({
  isWaiting: () => outbox.getItems().some(isLost),
  subscribe: outbox.subscribe,
  retry: outbox.retryLost,
});
