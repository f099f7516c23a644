import { expect, test, vi } from 'vitest';
import { openNotice, readPush, takePush } from './pushes.ts';

const show = {
  type: 'show',
  tag: 'c-1',
  title: 'Awa',
  body: 'Vous a écrit',
  path: '/chat/1',
  unread: 2,
} as const;

/** As much of a worker as pushes use. */
function worker(pages: { visibilityState: string; navigate?: unknown }[] = []) {
  const notices = [
    { tag: 'c-1', close: vi.fn() },
    { tag: 'c-2', close: vi.fn() },
  ];
  const made = {
    navigator: { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) },
    registration: { showNotification: vi.fn(async () => undefined), getNotifications: async () => notices },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => null) },
  };
  return { ...made, notices, scope: made as unknown as Parameters<typeof takePush>[0] };
}

test('what is not ours is not shown', () => {
  for (const text of [
    undefined,
    '',
    '{',
    'null',
    '{"type":"show","path":"//evil.example"}',
    '{"type":"close"}',
  ])
    expect(readPush(text)).toBeNull();
  expect(readPush(JSON.stringify(show))).toEqual(show);
});

test('a notice is shown, with the number on the app’s icon', async () => {
  const { scope, registration, navigator } = worker([{ visibilityState: 'hidden' }]);
  await takePush(scope, show);
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Awa',
    expect.objectContaining({ body: 'Vous a écrit', tag: 'c-1', data: { path: '/chat/1' } }),
  );
  expect(navigator.setAppBadge).toHaveBeenCalledWith(2);
});

test('it is not while a page is looked at', async () => {
  const { scope, registration } = worker([{ visibilityState: 'visible' }]);
  await takePush(scope, show);
  expect(registration.showNotification).not.toHaveBeenCalled();
});

test('what was read elsewhere goes away', async () => {
  const { scope, notices, navigator } = worker();
  await takePush(scope, { type: 'close', tags: ['c-1'], unread: 0 });
  expect(notices.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  expect(navigator.clearAppBadge).toHaveBeenCalled();
});

test('a press leads there, in the page that is open or in a new one', async () => {
  const notice = { close: vi.fn(), data: { path: '/chat/1' } } as unknown as Notification;
  const focus = vi.fn(async () => undefined);
  const navigate = vi.fn(async () => ({ focus }));
  await openNotice(worker([{ visibilityState: 'hidden', navigate }]).scope, notice);
  expect(navigate).toHaveBeenCalledWith('/chat/1');
  expect(focus).toHaveBeenCalled();
  const alone = worker();
  await openNotice(alone.scope, notice);
  expect(alone.clients.openWindow).toHaveBeenCalledWith('/chat/1');
});
