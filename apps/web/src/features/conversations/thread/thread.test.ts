import type { Message } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { describe, expect, it } from 'vitest';
import { addSent, mergeLatest, mergeOlder, type Thread } from './thread.ts';

const message = (id: number): Message => ({
  id: String(id),
  conversationId: 'c',
  senderId: 'a',
  receiverId: 'b',
  subject: null,
  content: `n° ${id}`,
  attachments: [],
  createdAt: new Date(2026, 0, 1, 12, id).toISOString(),
});
const thread = (ids: number[], olderCursor: string | null = null): Thread => ({
  messages: ids.map(message),
  olderCursor,
});
const ids = ({ messages }: Thread) => messages.map(({ id }) => Number(id));

describe('a conversation’s thread', () => {
  it('keeps older messages when the latest page moves on', () => {
    const merged = mergeLatest(thread([1, 2, 3, 4], null), thread([3, 4, 5], 'before-3'));
    expect(ids(merged)).toEqual([1, 2, 3, 4, 5]);
    expect(merged.olderCursor).toBeNull();
  });

  it('lets the older part go rather than hide a hole', () => {
    const merged = mergeLatest(thread([1, 2], null), thread([8, 9], 'before-8'));
    expect(ids(merged)).toEqual([8, 9]);
    expect(merged.olderCursor).toBe('before-8');
  });

  it('keeps a message sent while the latest page was under way', () => {
    expect(ids(mergeLatest(thread([1, 2, 3]), thread([1, 2])))).toEqual([1, 2, 3]);
  });

  it('puts older pages first and sent messages last, each message once', () => {
    expect(ids(mergeOlder(thread([3, 4], 'x'), thread([1, 2, 3])))).toEqual([1, 2, 3, 4]);
    expect(ids(addSent(addSent(thread([1]), message(2)), message(2)))).toEqual([1, 2]);
  });
});
