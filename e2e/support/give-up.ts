import type { Page, Request, Route } from '@playwright/test';
import { pressNext } from './press-in-page.ts';
import { expect } from './test.ts';

/** Calls that a page makes by itself as it is looked at, which nobody presses. */
const byItself = /\/(read|typing|login\/passkey\/setup|subscription\/refresh)$/;
/** What ends a form without sending it, and what asks to have it sent later: pressed by nobody here. */
const spared = '^(Fermer|Annuler|Garder|Retour|Précédent|Envoyer dès que)';
/** A page with more controls than this would never be left. */
const mostPresses = 80;

/** A network that can be taken from a page: what the page shows is still read, as from what was fetched before. */
async function watch(page: Page) {
  const state = { isAway: false, lost: 0, leaked: [] as string[], last: '' };
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!/\/api\/events/.test(request.url())) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end, (request) => underWay.delete(request));
  await page.addInitScript(() => {
    const own = window as { isAway?: boolean };
    Object.defineProperty(navigator, 'onLine', { get: () => own.isAway !== true });
  });
  await page.route(/\/(api\/|health\/|desinscription|arreter-alerte)/, (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET';
    if (isRead && !(state.isAway && pathname.startsWith('/health/'))) return route.fallback();
    if (!state.isAway && byItself.test(pathname)) return route.fallback();
    // a write asks whether the server is there, or is lost itself
    if (!state.isAway) state.leaked.push(`${request.method()} ${pathname}`);
    else if (!byItself.test(pathname)) state.lost += 1;
    return route.abort('internetdisconnected');
  });
  /** Has everything drawn and answered that is under way. */
  const settle = async () => {
    do {
      const [first] = underWay;
      if (first) await first.response().then((response) => response?.finished(), () => null);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
    } while (underWay.size > 0);
  };
  const become = async (isAway: boolean) => {
    state.isAway = isAway;
    await page.evaluate((away) => {
      (window as { isAway?: boolean }).isAway = away;
      window.dispatchEvent(new Event(away ? 'offline' : 'online'));
    }, isAway);
  };
  return { state, settle, become };
}

/** Goes to another page as a link would: what the last one began is still in the browser's memory. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/**
 * Visits each page, presses everything on it and in its dialogs without a network, gives all of it up, comes back to the
 * network and waits two minutes by the page's clock. Gives the controls that tried to write; nothing of it may have left.
 */
export async function giveUpEverything(page: Page, addresses: readonly string[]): Promise<string[]> {
  const { state, settle, become } = await watch(page);
  const wrote: string[] = [];
  await page.clock.install();
  await page.goto(addresses[0] ?? '/');
  await expect(page.locator('[data-restoring]')).toHaveCount(0);
  for (const address of addresses) {
    const { pathname } = new URL(address, page.url());
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settle();
    await become(true);
    const done: string[] = [];
    while (done.length < mostPresses) {
      const before = state.lost;
      const control = await page.evaluate(pressNext, { done, spared });
      if (control === null) {
        if ((await page.locator('dialog[open]').count()) === 0) break;
        await page.keyboard.press('Escape');
        await settle();
        continue;
      }
      done.push(control.name);
      await settle();
      if (state.lost > before) wrote.push(`${pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')} › ${control.name}`);
      if (new URL(page.url()).pathname !== pathname) {
        await follow(page, address);
        await settle();
      }
    }
    await become(false);
    await settle();
    expect(state.leaked, `of ${address}`).toEqual([]);
  }
  await page.clock.runFor(120_000);
  await settle();
  expect(state.leaked, 'later').toEqual([]);
  return wrote;
}
