import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageConfig } from '../../core/pages/page-config.fixture.ts';

const scriptUrl = 'https://mesure.example/script.js';
const reload = vi.fn();

/** A fresh visit: the store is read again from the cookie. */
async function visit(analyticsScriptUrl = scriptUrl) {
  vi.resetModules();
  const { CookieBanner } = await import('./cookie-banner.tsx');
  const { reopenConsent } = await import('./consent-store.ts');
  const { PageConfigContext: Context } = await import('../../core/pages/page-config.ts');
  const { MemoryRouter: Router } = await import('react-router');
  render(
    <Context value={{ ...pageConfig, analyticsScriptUrl }}>
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
  for (const name of ['cookieConsent', 'csrf_token', 'audience'])
    Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0`);
  localStorage.clear();
  sessionStorage.clear();
});

test('asks a new visitor and loads nothing before the answer', async () => {
  await visit();
  expect(banner()).not.toBeNull();
  expect(analytics()).toBeNull();
});

test('does not say that visits are measured where nothing measures them', async () => {
  await visit('');
  expect(banner()?.textContent).not.toContain('Acceptez-vous');
  expect(banner()?.textContent).toContain('n’est pas mesurée');
  cleanup();
  await visit();
  expect(banner()?.textContent).toContain('Acceptez-vous la mesure d’audience');
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
  expect(screen.getByText(/Choix actuel : accepté\./)).toBeTruthy();
  await press('Refuser');
  expect(analytics()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('cookieConsent=refused');
});

test('a refusal takes away what an earlier acceptance left, and nothing of ours', async () => {
  Reflect.set(document, 'cookie', 'audience=1; Path=/');
  Reflect.set(document, 'cookie', 'csrf_token=a; Path=/');
  localStorage.setItem('audience', '1');
  localStorage.setItem('userType', 'freelance');
  sessionStorage.setItem('audience', '1');
  sessionStorage.setItem('draft:offer', '{}');
  await visit();
  await press('Refuser');
  expect(document.cookie).not.toContain('audience');
  expect(document.cookie).toContain('csrf_token=a');
  expect(Object.keys(localStorage)).toEqual(['userType']);
  expect(Object.keys(sessionStorage)).toEqual(['draft:offer']);
  expect(reload).not.toHaveBeenCalled();
});

test('an answer given in another tab holds here too', async () => {
  await visit();
  const other = new BroadcastChannel('consent');
  const tell = (choice: string) => {
    Reflect.set(document, 'cookie', `cookieConsent=${choice}; Path=/`);
    other.postMessage(null);
  };
  tell('accepted');
  await waitFor(() => expect(analytics()).not.toBeNull());
  expect(banner()).toBeNull();
  tell('refused');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(analytics()).toBeNull();
  other.close();
});

test('a page that Back brings out again follows the answer given meanwhile', async () => {
  await visit();
  await press('Accepter');
  Reflect.set(document, 'cookie', 'cookieConsent=refused; Path=/');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(analytics()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
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

test.each(['/reset-password?token=secret', '/confirmer-email?token=secret', '/success?session_id=cs_1'])(
  'nothing is loaded where the address holds a secret: %s',
  async (address) => {
    const before = location.href;
    history.replaceState(null, '', address);
    await visit();
    await press('Accepter');
    expect(analytics()).toBeNull();
    history.replaceState(null, '', before);
  },
);

test('nothing is loaded on a page that was opened with a secret address, wherever it went since', async () => {
  const opened = new URL('/reset-password?token=secret', location.href).href;
  const entry: Partial<PerformanceEntry> = { name: opened };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]);
  await visit();
  await press('Accepter');
  expect(analytics()).toBeNull();
});

test('the server’s page asks, and says so that a known answer can hide it before the first paint', async () => {
  vi.resetModules();
  const { renderToString } = await import('react-dom/server');
  const { CookieBanner } = await import('./cookie-banner.tsx');
  const { MemoryRouter: Router } = await import('react-router');
  const { PageConfigContext: Context } = await import('../../core/pages/page-config.ts');
  const html = renderToString(
    <Context value={pageConfig}>
      <Router>
        <CookieBanner />
      </Router>
    </Context>,
  );
  expect(html).toContain('Accepter');
  expect(html).not.toContain('data-asked');
  await visit();
  expect(banner()?.dataset.asked).toBe('true');
});
