import type { Page } from '@playwright/test';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { contact, rememberPerson, write } from '../support/conversations.ts';
import { refuseCookies } from '../support/people.ts';
import { ports } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Has the page subscribe at the sandbox's push service: a browser without a window has none, and shows no notices. */
async function subscribeAtSandbox(page: Page, browser: Browser): Promise<void> {
  await page.addInitScript((given) => {
    if (location.protocol !== 'http:') return;
    let isOn = sessionStorage.getItem('is-on') === '1';
    const set = (on: boolean) => {
      isOn = on;
      sessionStorage.setItem('is-on', on ? '1' : '');
    };
    const subscription = { ...given, toJSON: () => given, unsubscribe: async () => (set(false), true) };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      subscribe: async () => (set(true), subscription),
      getSubscription: async () => (isOn ? subscription : null),
    });
  }, browser);
}

test('a message reaches a device whose page is closed, leads to it on a press, and goes once it is read', async ({
  page,
  context,
  request,
}) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const browser: Browser = await (await request.post(`${sandboxUrl}/push/browsers`, { data: {} })).json();
  const pushed = async (): Promise<string[]> => {
    const all = await (
      await request.get(`${sandboxUrl}/push?endpoint=${encodeURIComponent(browser.endpoint)}`)
    ).json();
    return all.map(({ text }: { text: string }) => text);
  };
  await subscribeAtSandbox(page, browser);
  await rememberPerson(context, freelance, 'freelance');
  await refuseCookies(page);
  await page.goto('/profile/notifications');
  await page.getByRole('button', { name: 'Prévenir cet appareil' }).click();
  await expect(page.getByRole('button', { name: 'Ne plus prévenir cet appareil' })).toBeVisible();
  for (const name of [/^Rien entre/, /^Rien le samedi/]) {
    const box = page.getByRole('checkbox', { name });
    await box.click();
    await expect(box).not.toHaveAttribute('aria-busy', 'true');
  }

  // closed: nobody looks at a page of the account any more
  await page.goto('about:blank');
  const conversationId = await contact(request, company, freelance, {
    subject: 'Relevé',
    content: 'Libre ?',
  });
  await expect.poll(pushed).toHaveLength(1);
  const [text = ''] = await pushed();
  expect(JSON.parse(text)).toMatchObject({
    type: 'show',
    body: 'Vous a écrit',
    path: `/chat/${conversationId}`,
  });
  expect(text).not.toContain('Libre ?');

  // A browser without a window takes no push from outside and shows no notices: the worker is handed both events, as if
  // nobody looked at the page that is open.
  await page.goto('/jobs');
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('no service worker');
  const shown = await worker.evaluate(async (data) => {
    const scope: Record<string, never> = globalThis as never;
    const make = (name: string, ...given: unknown[]): Event => Reflect.construct(scope[name] as never, given);
    const clients: { matchAll(options: object): Promise<Record<string, (given?: string) => unknown>[]> } =
      scope.clients as never;
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    Object.assign(clients, {
      matchAll: async () =>
        open.map((page) => ({
          visibilityState: 'hidden',
          navigate: (path: string) => page.navigate?.(path),
          focus: () => page.focus?.(),
        })),
    });
    return new Promise<object>((resolve) => {
      Object.assign(scope.registration as never, {
        showNotification: async (title: string, options: object) => {
          const notification = { title, ...options, close: () => undefined };
          resolve({ title, ...options });
          globalThis.dispatchEvent(
            Object.assign(make('ExtendableEvent', 'notificationclick'), { notification }),
          );
        },
      });
      globalThis.dispatchEvent(make('PushEvent', 'push', { data }));
    });
  }, text);
  expect(shown).toMatchObject({ tag: `c-${conversationId}`, body: 'Vous a écrit' });
  await expect(page).toHaveURL(new RegExp(`/chat/${conversationId}$`));
  await expect(page.getByText('Libre ?')).toBeVisible();
  await expect.poll(pushed).toHaveLength(2);
  expect(JSON.parse((await pushed())[0] ?? '')).toMatchObject({ type: 'close', unread: 0 });

  // while a page is looked at, nothing more is pushed
  await write(request, company, conversationId, 'Et mardi ?');
  await expect(page.getByText('Et mardi ?')).toBeVisible();
  expect(await pushed()).toHaveLength(2);
});
