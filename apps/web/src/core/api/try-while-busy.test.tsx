import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { camille } from '../session/session.fixture.ts';
import { setSession } from '../session/session-store.ts';
import { callApi, unattended } from './api-client.ts';
import { answer, fakeApi, refuseFor } from './fake-api.fixture.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  setSession(camille);
});
afterEach(() => {
  vi.useRealTimers();
  setSession(null);
});

const { me, forgotPassword, sendConfirmation } = accountRoutes;
const busy = (route: typeof me | typeof forgotPassword | typeof sendConfirmation, seconds = 5) =>
  refuseFor(route, seconds, failureErrors.busy);
const write = (signal = unattended().signal) =>
  callApi(forgotPassword, { body: { email: 'camille@exemple.fr' } }, { signal });

/** How a call ends, whatever it waits for. */
async function endOf(call: Promise<unknown>): Promise<unknown> {
  const end = call.then(
    () => 'answered',
    (error: unknown) => Object(error).code ?? error,
  );
  await vi.runAllTimersAsync();
  return end;
}

test('a read waits as long as a busy server asks for, and is then answered', async () => {
  const calls = fakeApi(busy(me), answer(me, Object(camille)));
  const reading = callApi(me);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toHaveLength(2);
  expect(await reading).toEqual(camille);
});

test('it is made three times in all before its refusal is said, also by a page', async () => {
  const calls = fakeApi(busy(me));
  expect(await endOf(callApi(me))).toBe('busy');
  expect(calls).toHaveLength(3);
  const queryFn = () => callApi(me);
  expect(await endOf(createQueryClient().fetchQuery({ queryKey: ['me'], queryFn }))).toBe('busy');
  expect(calls).toHaveLength(6);
});

test('a write is made again where nothing was done of it, with what it said and its key', async () => {
  const calls = fakeApi(
    busy(forgotPassword),
    busy(forgotPassword),
    answer(forgotPassword, { success: true }),
  );
  const headers = { 'idempotency-key': 'one' };
  const body = { email: 'camille@exemple.fr' };
  expect(await endOf(callApi(forgotPassword, { body }, { ...unattended(), headers }))).toBe('answered');
  expect(calls.map((call) => [call.body, call.idempotencyKey])).toEqual(Array(3).fill([body, 'one']));
});

test('of a write of which something may have been done, the refusal is said at once; a read is made again', async () => {
  const calls = fakeApi(
    refuseFor(forgotPassword, 5, failureErrors.unavailable),
    refuseFor(me, 5, failureErrors.unavailable),
  );
  expect(await endOf(write())).toBe('unavailable');
  expect(calls).toHaveLength(1);
  expect(await endOf(callApi(me))).toBe('unavailable');
  expect(calls).toHaveLength(4);
});

test('a write that was given up between two tries is not made again', async () => {
  const calls = fakeApi(busy(forgotPassword));
  const control = new AbortController();
  const writing = write(control.signal).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(1_000);
  control.abort('given up');
  expect(await writing).toBe('given up');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('nor is what somebody asked for who has signed out since', async () => {
  const calls = fakeApi(busy(sendConfirmation));
  const writing = callApi(sendConfirmation, { params: { id: camille.user.id } }, unattended());
  const end = endOf(writing);
  setSession(null);
  expect(await end).toBe('busy');
  expect(calls).toHaveLength(1);
});

test('a server that says no time, or a long one, is not asked again', async () => {
  for (const seconds of [0, 60]) {
    const calls = fakeApi(busy(forgotPassword, seconds));
    expect(await endOf(write())).toBe('busy');
    expect(calls).toHaveLength(1);
  }
});
