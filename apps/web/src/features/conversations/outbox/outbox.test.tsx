import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { forgetUnsent } from '../../../core/storage/unsent-storage.ts';
import { message } from '../conversation.fixture.ts';
import { chatTexts } from '../conversations.texts.ts';
import { createOutbox } from './outbox.ts';
import { type OutgoingMessage, outboxStorage } from './outbox-storage.ts';

const { sendMessage } = conversationRoutes;
const people = { conversationId: 'conversation-1', userId: 'camille' };
const onSent = vi.fn();
const open = () => createOutbox({ ...people, onSent });
const states = ({ getItems }: ReturnType<typeof open>) =>
  getItems().map(({ content, state }) => `${content} ${state}`);

beforeEach(() => {
  localStorage.clear();
  onSent.mockReset();
});

/** What the browser tells a tab when another one writes. */
function fromAnotherTab(key: string, newValue: string | null): void {
  window.dispatchEvent(
    new StorageEvent('storage', { key: `kept:camille:outbox:conversation-1:${key}`, newValue }),
  );
}

test('messages leave in the order they were written in', async () => {
  const first = hold(sendMessage);
  const calls = fakeApi(first.reply, answer(sendMessage, message()));
  const outbox = open();
  outbox.send('un');
  outbox.send('deux');
  expect(states(outbox)).toEqual(['un sending', 'deux sending']);
  first.release(message(), 201);
  await vi.waitFor(() => expect(outbox.getItems()).toEqual([]));
  expect(calls.map(({ body }) => body)).toMatchObject([{ content: 'un' }, { content: 'deux' }]);
  expect(onSent).toHaveBeenCalledTimes(2);
});

test('what was on its way when the page went leaves with the next page, under the same key', async () => {
  const keys: (string | null)[] = [];
  const lost = hold(sendMessage);
  fakeApi(lost.reply);
  const before = open();
  before.send('Demain');
  keys.push(before.getItems()[0]?.key ?? null);
  fakeApi(answer(sendMessage, message()));
  const after = open();
  keys.push(after.getItems()[0]?.key ?? null);
  await vi.waitFor(() => expect(after.getItems()).toEqual([]));
  expect(keys[0]).toBe(keys[1]);
  expect(outboxStorage(people.userId, people.conversationId).readAll()).toEqual([]);
});

test('what failed waits for its author, also in a tab opened later', async () => {
  fakeApi(lose(sendMessage));
  const before = open();
  before.send('Demain');
  await vi.waitFor(() => expect(states(before)).toEqual(['Demain failed']));
  const calls = fakeApi(answer(sendMessage, message()));
  const after = open();
  expect(states(after)).toEqual(['Demain failed']);
  expect(calls).toEqual([]);
  after.retry(after.getItems()[0]?.key ?? '');
  await vi.waitFor(() => expect(after.getItems()).toEqual([]));
  expect(calls).toHaveLength(1);
});

test('what was lost is tried again and what was refused is not', async () => {
  fakeApi(
    lose(sendMessage),
    refuse(sendMessage, 403, { code: 'x', error: 'Vous ne pouvez plus écrire à cette personne.' }),
  );
  const outbox = open();
  outbox.send('perdu');
  outbox.send('refusé');
  await vi.waitFor(() => expect(states(outbox)).toEqual(['perdu failed', 'refusé failed']));
  const calls = fakeApi(answer(sendMessage, message()));
  outbox.retryLost();
  await vi.waitFor(() => expect(states(outbox)).toEqual(['refusé failed']));
  expect(calls.map(({ body }) => body)).toMatchObject([{ content: 'perdu' }]);
});

test('a message that is tried again shows as failed until it has left, and is given up for good', async () => {
  fakeApi(lose(sendMessage));
  const outbox = open();
  outbox.send('Demain');
  await vi.waitFor(() => expect(states(outbox)).toEqual(['Demain failed']));
  const next = hold(sendMessage);
  const calls = fakeApi(next.reply);
  outbox.retryLost();
  outbox.retryLost();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(states(outbox)).toEqual(['Demain failed']);
  outbox.discard(outbox.getItems()[0]?.key ?? '');
  next.release({ error: 'Service indisponible.', code: 'unavailable' }, 503);
  const other = fakeApi(answer(sendMessage, message()));
  outbox.send('Après-demain');
  await vi.waitFor(() => expect(outbox.getItems()).toEqual([]));
  expect([...calls, ...other].map(({ body }) => body)).toMatchObject([
    { content: 'Demain' },
    { content: 'Après-demain' },
  ]);
  expect(outboxStorage(people.userId, people.conversationId).readAll()).toEqual([]);
});

describe('a message whose key the server may have forgotten', () => {
  const key = 'cle-du-mois-dernier';
  const keep = (over: Partial<OutgoingMessage> = {}) =>
    outboxStorage(people.userId, people.conversationId).write({
      key,
      content: 'Demain',
      attachments: [],
      state: 'sending',
      reason: null,
      isLimitReached: false,
      writtenAt: Date.now() - 24 * 3_600_000,
      ...over,
    });
  const reasons = ({ getItems }: ReturnType<typeof open>) => getItems().map(({ reason }) => reason);

  test('is not sent again by itself: it might arrive twice', () => {
    keep();
    const calls = fakeApi(answer(sendMessage, message()));
    const outbox = open();
    outbox.retryLost();
    expect(states(outbox)).toEqual(['Demain failed']);
    expect(reasons(outbox)).toEqual([chatTexts.mayHaveLeft]);
    expect(calls).toEqual([]);
  });

  test('is sent as a new one once its author has been told and wants it', async () => {
    keep({ state: 'failed' });
    const calls = fakeApi(answer(sendMessage, message()));
    const outbox = open();
    outbox.retry(key);
    expect(reasons(outbox)).toEqual([chatTexts.mayHaveLeft]);
    outbox.retry(key);
    expect(outbox.getItems().map((item) => item.key)).not.toContain(key);
    await vi.waitFor(() => expect(outbox.getItems()).toEqual([]));
    expect(calls).toHaveLength(1);
    expect(outboxStorage(people.userId, people.conversationId).readAll()).toEqual([]);
  });
});

test('another tab’s failed message shows here, and goes when it leaves there', () => {
  const outbox = open();
  const item = {
    key: 'k',
    content: 'Ailleurs',
    state: 'failed',
    reason: null,
    isLimitReached: false,
    writtenAt: 1,
  };
  fromAnotherTab('k', JSON.stringify(item));
  expect(states(outbox)).toEqual(['Ailleurs failed']);
  fromAnotherTab('k', JSON.stringify({ ...item, state: 'sending' }));
  expect(states(outbox)).toEqual(['Ailleurs sending']);
  fromAnotherTab('k', null);
  expect(outbox.getItems()).toEqual([]);
});

test('signing out leaves nothing behind', async () => {
  fakeApi(lose(sendMessage));
  const outbox = open();
  outbox.send('Demain');
  await vi.waitFor(() => expect(states(outbox)).toEqual(['Demain failed']));
  forgetUnsent(people.userId);
  expect(Object.keys(localStorage)).toEqual([]);
});
