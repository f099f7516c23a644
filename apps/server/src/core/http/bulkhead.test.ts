import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { registryRoutes } from '@mitoyen/contract/features/registry-checks/registry-checks.contract.ts';
import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { expect, test, vi } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { createApp } from '../../app.ts';
import { createBulkhead } from './bulkhead.ts';

/** Operations that end when the test ends them. */
function createOperations() {
  let running = 0;
  const ends: (() => void)[] = [];
  return {
    running: () => running,
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
    operation: () =>
      new Promise<void>((resolve) => {
        running += 1;
        ends.push(() => {
          running -= 1;
          resolve();
        });
      }),
  };
}

/** So long that nothing is refused. */
const patienceMs = 600_000;

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a flood of reads runs a few at a time, and is refused beyond what it may wait', async () => {
  const bulkhead = createBulkhead();
  const { operation, running, endAll } = createOperations();
  const answers = Promise.allSettled(
    Array.from({ length: 10_000 }, () =>
      bulkhead.run(directoryRoutes.search, { isSignedIn: false }, operation),
    ),
  );
  await settled();
  expect(running()).toBe(32);
  let rejected: PromiseSettledResult<void>[] | undefined;
  void answers.then((results) => {
    rejected = results.filter(({ status }) => status === 'rejected');
  });
  while (rejected === undefined) {
    endAll();
    await settled();
  }
  expect(rejected.length).toBeGreaterThan(1_000);
  expect(rejected[0]).toMatchObject({ reason: { status: 503, code: 'busy' } });
});

test('of what visitors write, sixty wait through a pause, and a flood fills no memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const bulkhead = createBulkhead();
    const { operation, running, endAll } = createOperations();
    const visits = (count: number) =>
      Promise.allSettled(
        Array.from({ length: count }, () =>
          bulkhead.run(accountRoutes.register, { isSignedIn: false }, operation),
        ),
      );
    const sixty = visits(60);
    await settled();
    vi.advanceTimersByTime(2_000);
    const flood = visits(10_000);
    await settled();
    expect(running()).toBe(32);
    for (let round = 0; round < 40; round += 1) {
      endAll();
      await settled();
    }
    expect((await sixty).every(({ status }) => status === 'fulfilled')).toBe(true);
    const answered = (await flood).filter(({ status }) => status === 'fulfilled');
    expect(answered.length).toBeLessThanOrEqual(500);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['what somebody signed in writes', accountRoutes.update, true],
  ['signing in', accountRoutes.login, false],
  ['a stream', eventRoutes.stream, true],
  ['an upload', uploadRoutes.avatar, true],
])('%s does not wait behind reads', async (_what, route, isSignedIn) => {
  const bulkhead = createBulkhead({ maxWaitMs: patienceMs });
  const reads = createOperations();
  for (let i = 0; i < 100; i++)
    void bulkhead.run(directoryRoutes.search, { isSignedIn: true }, reads.operation);
  const other = createOperations();
  void bulkhead.run(route, { isSignedIn }, other.operation);
  await settled();
  expect(other.running()).toBe(1);
});

test('what waits for an outside service holds up nothing but what waits for the same one', async () => {
  const bulkhead = createBulkhead({ maxWaitMs: patienceMs });
  const slow = createOperations();
  for (let i = 0; i < 100; i++)
    void bulkhead.run(registryRoutes.read, { isSignedIn: false, waitsFor: 'registry' }, slow.operation);
  const others = createOperations();
  void bulkhead.run(directoryRoutes.search, { isSignedIn: false }, others.operation);
  void bulkhead.run(accountRoutes.update, { isSignedIn: true }, others.operation);
  void bulkhead.run(subscriptionRoutes.portal, { isSignedIn: true, waitsFor: 'payments' }, others.operation);
  await settled();
  expect([slow.running(), others.running()]).toEqual([32, 3]);
});

test('any number of uploads and streams run, which last as long as their other end wants', async () => {
  const bulkhead = createBulkhead({ maxWaitMs: patienceMs });
  const { operation, running } = createOperations();
  for (let i = 0; i < 100; i++) void bulkhead.run(uploadRoutes.avatar, { isSignedIn: true }, operation);
  await settled();
  expect(running()).toBe(100);
});

test('every operation runs in it', async () => {
  const world = await createTestContext();
  const refuse = async () => {
    throw new ApiError(commonErrors.unavailable);
  };
  const { server } = await createApp({
    ...world.context,
    bulkhead: { run: refuse, runSignedOutWrite: refuse },
  });
  const { method, path } = directoryRoutes.search;
  expect((await server.inject({ method, url: path })).statusCode).toBe(503);
  const login = { method: accountRoutes.login.method, url: accountRoutes.login.path };
  const payload = { email: 'absente@exemple.fr', password: 'pas le bon' };
  expect((await server.inject({ ...login, payload })).statusCode).toBe(503);
  await server.close();
  await world.close();
});

test('only what has not begun is refused as busy', async () => {
  const bulkhead = createBulkhead();
  const refusal = new ApiError(commonErrors.unavailable, { retryAfterSeconds: 5 });
  const refused = bulkhead.run(accountRoutes.create, { isSignedIn: false }, () => Promise.reject(refusal));
  await expect(refused).rejects.toBe(refusal);
});
