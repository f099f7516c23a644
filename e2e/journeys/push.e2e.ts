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

test('a message is pushed to a device while nobody looks, and taken away once it is read', async ({
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

  // nobody looks at a page of the account any more
  const isSaid = page.waitForResponse((answer) => answer.url().endsWith('/api/push/presence'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isSaid;
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

  // what the worker makes of it is tested beside it: a browser without a window takes no push and shows no notices
  await page.goto(JSON.parse(text).path);
  await expect(page.getByText('Libre ?')).toBeVisible();
  await expect.poll(pushed).toHaveLength(2);
  expect(JSON.parse((await pushed())[0] ?? '')).toMatchObject({ type: 'close', unread: 0 });

  // while a page is looked at, nothing more is pushed
  await write(request, company, conversationId, 'Et mardi ?');
  await expect(page.getByText('Et mardi ?', { exact: true })).toBeVisible();
  expect(await pushed()).toHaveLength(2);
});
