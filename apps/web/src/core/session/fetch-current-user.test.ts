import { afterEach, expect, test, vi } from 'vitest';
import { fetchCurrentUser } from './fetch-current-user.ts';

const fetched = vi.fn(() =>
  Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
);
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockClear());

test('who asks in the same breath shares a call, who asks later has a new one', async () => {
  const together = [fetchCurrentUser(), fetchCurrentUser()];
  expect(fetched).toHaveBeenCalledTimes(1);
  await Promise.allSettled(together);
  await fetchCurrentUser().catch(() => undefined);
  expect(fetched).toHaveBeenCalledTimes(2);
});
