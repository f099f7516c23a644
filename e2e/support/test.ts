import { test as base, expect } from '@playwright/test';
import { createOwnServers, type OwnServers } from './own-servers.ts';

/** Refusals and cut requests that a journey provokes on purpose are logged by the browser itself: no faults of the pages. */
const expected =
  /Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

interface Fixtures {
  readonly quietConsole: undefined;
  readonly ownBrowsers: undefined;
  /** Where a journey needs servers of its own: they end with it. */
  readonly servers: OwnServers;
}

/** A journey in which an unexpected console error, a page error or a policy violation is a failure. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  servers: async ({}, use) => {
    const servers = await createOwnServers();
    await use(servers);
    await servers.close();
  },
  // further browsers would stay open during the next journeys, with their live streams
  ownBrowsers: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((other) => other !== context);
      await Promise.all(others.map((other) => other.close()));
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
