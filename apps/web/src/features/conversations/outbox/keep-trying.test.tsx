import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { keepTrying } from '../../../core/live-events/keep-trying.ts';
import { setLiveStatus } from '../../../core/live-events/live-bus.ts';
import { message } from '../conversation.fixture.ts';
import { createOutbox, type Outbox, unsentOf } from './outbox.ts';

const { sendMessage } = conversationRoutes;
const settle = () => vi.advanceTimersByTimeAsync(0);
let outbox: Outbox;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  localStorage.clear();
  setLiveStatus('polling');
  outbox = createOutbox({ conversationId: 'conversation-1', userId: 'camille', onSent: () => {} });
  stop = keepTrying(unsentOf(outbox));
});
afterEach(() => {
  stop();
  setLiveStatus('off');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function loseMessage() {
  const calls = fakeApi(lose(sendMessage));
  outbox.send('Demain');
  await settle();
  expect(outbox.getItems()).toMatchObject([{ state: 'failed', reason: null }]);
  return calls;
}

test('without any sign, a lost message is tried again after pauses that grow, up to a minute', async () => {
  const calls = await loseMessage();
  const startedAt = Date.now();
  const seconds: number[] = [];
  while (calls.length < 9) {
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(500);
    if (calls.length > before) seconds.push((Date.now() - startedAt) / 1000);
  }
  expect(seconds).toEqual([2, 6, 14, 30, 62, 122, 182, 242]);
  fakeApi(answer(sendMessage, message()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.getItems()).toEqual([]);
  expect(vi.getTimerCount()).toBe(1); // the look for a machine that slept
});

const signs: Readonly<Record<string, () => void>> = {
  'the stream of events is back': () => setLiveStatus('live'),
  'the network is said to be back': () => window.dispatchEvent(new Event('online')),
  'the page is looked at': () => document.dispatchEvent(new Event('visibilitychange')),
};
test.each(Object.entries(signs))('once %s, it leaves at once', async (_, happen) => {
  await loseMessage();
  const calls = fakeApi(answer(sendMessage, message()));
  happen();
  await settle();
  expect([outbox.getItems(), calls.length]).toEqual([[], 1]);
});

test('a sign that came too early, while a try was still failing, is not the last chance', async () => {
  const first = hold(sendMessage);
  const calls = fakeApi(first.reply, answer(sendMessage, message()));
  outbox.send('Demain');
  await settle();
  setLiveStatus('live');
  first.release({ error: 'Service indisponible.', code: 'unavailable' }, 503);
  await settle();
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([outbox.getItems(), calls.length]).toEqual([[], 2]);
});

test('what was refused is left to its author, and nothing is tried once the page is left', async () => {
  const refused = fakeApi(refuse(sendMessage, 403, { code: 'x', error: 'Vous ne pouvez plus lui écrire.' }));
  outbox.send('refusé');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(refused).toHaveLength(1);
  const calls = fakeApi(lose(sendMessage));
  outbox.send('perdu');
  await settle();
  stop();
  setLiveStatus('live');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls).toHaveLength(1);
});
