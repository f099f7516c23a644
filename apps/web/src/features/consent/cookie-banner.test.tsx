import { defaultRetention } from '@mitoyen/contract/core/retention.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageConfig } from '../../core/page-config.ts';

const scriptUrl = 'https://mesure.example/script.js';
const config: PageConfig = {
  apiBaseUrl: '',
  siteUrl: '',
  contactEmail: '',
  contactPhone: '',
  contactAddress: '',
  publisherName: '',
  publisherDetails: '',
  hostName: '',
  areSubscriptionsOpen: true,
  hoursPerDay: 7,
  retention: defaultRetention,
  analyticsScriptUrl: scriptUrl,
};
const reload = vi.fn();

/** A fresh visit: the store is read again from the cookie. */
async function visit(analyticsScriptUrl = scriptUrl) {
  vi.resetModules();
  const { CookieBanner } = await import('./cookie-banner.tsx');
  const { reopenConsent } = await import('./consent-store.ts');
  const { PageConfigContext: Context } = await import('../../core/page-config.ts');
  const { MemoryRouter: Router } = await import('react-router');
  render(
    <Context value={{ ...config, analyticsScriptUrl }}>
      <Router>
        <CookieBanner />
      </Router>
    </Context>,
  );
  return { reopen: () => act(reopenConsent) };
}

const banner = () => screen.queryByRole('region', { name: 'Cookies et mesure d’audience' });
const analytics = () => document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // A script element must not be fetched by the test's browser.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Element) node.setAttribute('type', 'text/plain');
    for (const node of nodes) if (node instanceof Element) document.head.insertBefore(node, null);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockReset();
  analytics()?.remove();
  Reflect.set(document, 'cookie', 'cookieConsent=; Path=/; Max-Age=0');
});

test('asks a new visitor and loads nothing before the answer', async () => {
  await visit();
  expect(banner()).not.toBeNull();
  expect(analytics()).toBeNull();
});

test('accepting loads the script and is remembered', async () => {
  await visit();
  await press('Accepter');
  expect(banner()).toBeNull();
  expect(analytics()).not.toBeNull();
  expect(document.cookie).toContain('cookieConsent=accepted');
  cleanup();
  await visit();
  expect(banner()).toBeNull();
});

test('refusing loads nothing and is remembered', async () => {
  await visit();
  await press('Refuser');
  expect(banner()).toBeNull();
  expect(analytics()).toBeNull();
  cleanup();
  await visit();
  expect(banner()).toBeNull();
  expect(analytics()).toBeNull();
});

test('withdrawing takes the script away and starts the page again without it', async () => {
  const { reopen } = await visit();
  await press('Accepter');
  reopen();
  expect(screen.getByText('Choix actuel : accepté.')).toBeTruthy();
  await press('Refuser');
  expect(analytics()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('cookieConsent=refused');
});

test('reopening and leaving without an answer changes nothing', async () => {
  const { reopen } = await visit();
  await press('Refuser');
  reopen();
  expect(document.activeElement).toBe(banner());
  await press('Fermer');
  expect(banner()).toBeNull();
  expect(document.cookie).toContain('cookieConsent=refused');
});

test('without a configured script, accepting loads nothing', async () => {
  await visit('');
  await press('Accepter');
  expect(document.querySelector('#analytics')).toBeNull();
});
