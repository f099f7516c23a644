import type { Page, Request, Route } from '@playwright/test';
import { pressNext } from './press-in-page.ts';
import { expect } from './test.ts';

/** Whether a page makes a call by itself as it is looked at, which nobody presses. */
function isByItself(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (
    /\/(read|notifications\/visit|presence|typing|login\/passkey\/setup|subscription\/refresh)$/.test(
      pathname,
    )
  )
    return true;
  return pathname.startsWith('/api/applications/') && request.postData() === '{"status":"seen"}';
}

/** What ends a form without sending it, and what asks to have it sent later: pressed by nobody here. */
const spared =
  '^(Fermer|Annuler|Retour|Précédent|Envoyer dès que|Mes favoris|L[ae] garder|Garder (l’offre|le projet|m))';
/** What no text that is good enough for other fields is accepted in. */
const words = [
  ...[
    ['SIRET', '73282932000074'],
    ['code postal', '69001'],
    ['année', '2020'],
    ['salaire', '38000'],
    ['^code', '123456'],
  ],
  ['tarif|budget|surface|expérience', '420'],
] as const;
/** Of a list, what keeps its search: its filters write nothing, and are many. */
const ofLists = '^M’alerter';
/** A page with more controls than this would never be left. */
const mostPresses = 80;

/** A network that can be taken from a page: what the page shows is still read, as from what was fetched before. */
async function watch(page: Page) {
  const state = { isAway: false, lost: 0, leaked: [] as string[] };
  const underWay = new Set<Request>();
  const answered = new WeakSet<Request>();
  page.on('request', (request) => {
    if (!/\/api\/events/.test(request.url())) underWay.add(request);
  });
  page.on('response', (response) => answered.add(response.request()));
  const ended = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.addInitScript(() => {
    const own = window as unknown as { isAway?: boolean; fetching: string[] };
    Object.defineProperty(navigator, 'onLine', { get: () => own.isAway !== true });
    own.fetching = [];
    const { fetch } = window;
    window.fetch = async (target, init) => {
      const url = target instanceof Request ? target.url : new URL(target, location.href).href;
      own.fetching.push(url);
      try {
        return await fetch(target, init);
      } finally {
        own.fetching.splice(own.fetching.indexOf(url), 1);
      }
    };
  });
  let doubtful = new Set<Request>();
  /**
   * A call that the page aborts before it is routed is reported as begun and never as ended: the page itself
   * knows. Checked twice, since a response may be reported later than the page has it.
   */
  const forgetGivenUp = async () => {
    const asked = [...underWay].filter((one) => one.resourceType() === 'fetch' && !answered.has(one));
    const fetching = await page.evaluate(() => (window as unknown as { fetching: string[] }).fetching);
    const ghosts = asked.filter((one) => !fetching.includes(one.url()));
    for (const one of ghosts) if (doubtful.has(one)) underWay.delete(one);
    doubtful = new Set(ghosts);
  };
  await page.route(/\/(api\/|health\/|desinscription|arreter-alerte)/, (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET';
    if (isRead && !(state.isAway && pathname.startsWith('/health/'))) return route.fallback();
    if (!state.isAway && isByItself(request)) return route.fallback();
    // a write asks whether the server is there, or is lost itself
    if (!state.isAway) state.leaked.push(`${request.method()} ${pathname}`);
    else if (!isByItself(request)) state.lost += 1;
    return route.abort('failed');
  });
  /** Has everything answered and drawn that is under way, and what that asks for in turn. */
  const settle = async () => {
    for (let idle = 0; idle < 2; idle = underWay.size === 0 ? idle + 1 : 0) {
      await expect
        .poll(
          async () => {
            if (underWay.size > 0) await forgetGivenUp();
            return [...underWay].map((request) => request.url());
          },
          { intervals: [20] },
        )
        .toEqual([]);
      // within a poll, which ends where a page never draws
      await expect
        .poll(() =>
          page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0, true))),
          ),
        )
        .toBe(true);
    }
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

/** Leaves a page by one of its links: what it began is still in the browser's memory. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/mentions-legales"]')?.click());
  await page.waitForURL('**/mentions-legales');
}

/**
 * Visits each page, presses everything on it and in its dialogs without a network, gives all of it up, comes back to the
 * network and waits two minutes by the page's clock. Gives the controls that tried to write; nothing of it may have left.
 * `moreWords`: what fields are given whose labels say so.
 */
export async function giveUpEverything(
  page: Page,
  addresses: readonly string[],
  moreWords: readonly (readonly [label: string, value: string])[] = [],
): Promise<string[]> {
  const { state, settle, become } = await watch(page);
  const wrote: string[] = [];
  await page.clock.install();
  for (const address of addresses) {
    const open = async () => {
      await page.goto(address);
      await expect(page.locator('[data-restoring], [data-shell]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await settle();
      await become(true);
    };
    await open();
    const { pathname } = new URL(page.url());
    const done: string[] = [];
    let quiet = 0;
    while (done.length < mostPresses) {
      const before = state.lost;
      const control = await page.evaluate(pressNext, {
        ...{
          done,
          spared,
          only: address.includes('?search=') ? ofLists : '',
          words: [...moreWords, ...words],
        },
      });
      if (control === null) {
        const dialogs = page.locator('dialog[open]');
        const opened = await dialogs.count();
        if (opened === 0) {
          // a dialog whose file has just come may be drawn a moment later
          if (quiet === 2) break;
          quiet += 1;
          await settle();
          continue;
        }
        await page.keyboard.press('Escape');
        await settle();
        // one that stays would be pressed at until the journey's time is over, which says nothing of it
        await expect(dialogs, `closed by Escape: ${pathname}, ${done.at(-1)}`).not.toHaveCount(opened);
        continue;
      }
      await settle();
      quiet = 0;
      if (control === 'filled') continue;
      done.push(control.name);
      const place = pathname.replaceAll(/[0-9a-f-]{36}/g, ':id');
      if (state.lost > before) wrote.push(`${place} › ${control.name}`);
      if (new URL(page.url()).pathname !== pathname) await open();
    }
    await leave(page);
    await become(false);
    await page.clock.runFor(120_000);
    await settle();
    expect(state.leaked, `of ${address}`).toEqual([]);
  }
  return wrote;
}
