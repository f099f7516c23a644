import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { camille } from '../session/session.fixture.ts';
import { getSession, setSession } from '../session/session-store.ts';
import { getLiveStatus, onLiveEvent } from './live-bus.ts';
import { fakeStreams, greeting } from './live-events.fixture.ts';
import { startLiveEvents } from './start-live-events.ts';

let server: ReturnType<typeof fakeStreams>;
let stop = () => {};
const stopHandlers: (() => void)[] = [];
const onMessage = vi.fn();
const onTyping = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.clearAllMocks();
  setSession(camille);
  server = fakeStreams();
  stopHandlers.push(onLiveEvent('message', onMessage), onLiveEvent('typing', onTyping));
});
afterEach(() => {
  stop();
  for (const stopHandler of stopHandlers.splice(0)) stopHandler();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function begin() {
  stop = startLiveEvents(camille.user.id);
  await settle();
  server.last().say(greeting('a'));
  await settle();
}

const message = { conversationId: 'c', messageId: 'm' };

test('what happens is told as it happens; what happened before the stream is asked for', async () => {
  await begin();
  expect(server.last().headers.get('authorization')).toBe(`Bearer ${camille.token}`);
  expect(server.last().headers.get('last-event-id')).toBeNull();
  expect([getLiveStatus(), onMessage.mock.calls]).toEqual(['live', [[null]]]);
  server.last().tell('message', message, 'b');
  server.last().tell('typing', { conversationId: 'c' });
  await settle();
  expect(onMessage).toHaveBeenLastCalledWith(message);
  expect(onTyping.mock.calls).toEqual([[{ conversationId: 'c' }]]);
});

test('what nobody knows, or is not what it should be, is left out', async () => {
  await begin();
  onMessage.mockClear();
  server.last().tell('party', {}, 'b');
  server.last().tell('message', { conversationId: 5 }, 'c');
  server.last().say('event: message\ndata: {nonsense\n\n');
  server.last().tell('message', message, 'd');
  await settle();
  expect(onMessage.mock.calls).toEqual([[message]]);
});

test('a lost stream comes back by itself where it was, and nothing is asked for again', async () => {
  await begin();
  server.last().tell('message', message, 'b');
  await settle();
  onMessage.mockClear();
  server.last().end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.opened).toHaveLength(2);
  expect(server.last().headers.get('last-event-id')).toBe('b');
  server.last().say(greeting('b'));
  await settle();
  expect([getLiveStatus(), onMessage.mock.calls]).toEqual(['live', []]);
});

test('a server that forgot says so, and everything is asked for again', async () => {
  await begin();
  onMessage.mockClear();
  server.last().tell('reset', {}, 'z');
  await settle();
  expect(onMessage.mock.calls).toEqual([[null]]);
});

test('without a server, the page asks every ten seconds, and tries less and less often', async () => {
  await begin();
  onMessage.mockClear();
  server.state.refusal = new TypeError('Failed to fetch');
  server.last().end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getLiveStatus()).toBe('polling');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(onMessage.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(onTyping).not.toHaveBeenCalled();
  server.state.refusal = null;
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.opened).toHaveLength(2);
  server.last().say(greeting('a'));
  await settle();
  expect(getLiveStatus()).toBe('live');
});

test('the network’s return, or somebody’s, cuts the wait short', async () => {
  await begin();
  server.state.refusal = new TypeError('Failed to fetch');
  server.last().end();
  await vi.advanceTimersByTimeAsync(60_000);
  server.state.refusal = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.opened).toHaveLength(2);
});

test('a silent stream is given up, and resumed', async () => {
  await begin();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(server.opened[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.opened).toHaveLength(2);
});

test('a page that was asleep resumes at once when somebody looks', async () => {
  await begin();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(server.opened).toHaveLength(2);
  expect(server.last().headers.get('last-event-id')).toBe('a');
});

test('a stream that something on the way holds back gives way to asking', async () => {
  stop = startLiveEvents(camille.user.id);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(server.opened[0]?.signal.aborted).toBe(true);
  expect(getLiveStatus()).toBe('polling');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onMessage).toHaveBeenCalledWith(null);
  expect(server.opened).toHaveLength(1);
});

test('one stream too many waits, and asks meanwhile', async () => {
  await begin();
  server.last().tell('close', { reason: 'too_many_streams' });
  server.last().end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.opened).toHaveLength(1);
});

test('a session that ended is over here too', async () => {
  await begin();
  server.state.refusal = new Response('{"error":"Non connecté","code":"unauthenticated"}', { status: 401 });
  server.last().tell('close', { reason: 'session_ended' });
  server.last().end();
  await vi.advanceTimersByTimeAsync(10);
  expect(getSession()).toBeNull();
});

test('once stopped, nothing goes on', async () => {
  await begin();
  stop();
  expect(server.last().signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([server.opened.length, getLiveStatus()]).toEqual([1, 'off']);
});
