import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import type { SavedSearch } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { getErrand } from '../../core/errand/own-errand.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import ConfirmAlertPage from './confirm-alert-page.tsx';
import OwnAlertsPage from './own-alerts-page.tsx';
import SaveSearchButton from './save-search-button.tsx';
import { isSameSearch, pathOfSearch } from './saved-searches.queries.ts';
import { alertLinkTexts, alertsTexts, keepTexts } from './saved-searches.texts.ts';
import StopAlertPage from './stop-alert-page.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const { list, keep, change, remove, confirm, showByLink, changeByLink, showAlert, stopAlert } =
  savedSearchRoutes;
const lyon: SavedSearch = {
  id: 'search-lyon',
  kind: 'offers',
  query: { place: 'c69123', radius: 25, trade: ['architecte'] },
  rhythm: 'daily',
  name: 'Architecte, Lyon',
  confirmed: true,
  createdAt: '2026-03-09T10:00:00.000Z',
  newCount: 0,
  newIds: [],
};
/** A text whose no-break spaces the page's text is read without. */
const spaced = (text: string) => text.replace(/\s/gu, ' ');
const asked = 'trade=architecte&place=c69123&radius=25&order=distance';
const Offers = () => (
  <main>
    <SaveSearchButton kind="offers" query={asked} labels={['', 'Architecte', 'Lyon']} />
    <ul>
      <li>
        <article>
          <a href="/jobs/offer-1">Plans</a>
        </article>
      </li>
    </ul>
  </main>
);

test('an address asks what is kept, whatever its order', () => {
  expect(isSameSearch(lyon.query, asked)).toBe(true);
  expect(isSameSearch(lyon.query, `${asked}&remote=1`)).toBe(false);
  expect(isSameSearch({ travel: true }, 'travel=1&seed=abc')).toBe(true);
  expect(pathOfSearch(lyon)).toBe('/jobs?place=c69123&radius=25&trade=architecte');
});

describe('a list that is searched', () => {
  test('is kept by one press, under what it asks', async () => {
    setSession(camille);
    const calls = fakeApi(answer(list, []), answer(keep, lyon), answer(list, [lyon]));
    renderPage(Offers, '/essai');
    await userEvent.click(await screen.findByRole('button', { name: keepTexts.alertMe }));
    expect(await screen.findByText(keepTexts.kept)).toBeTruthy();
    expect(calls.find(({ route }) => route === keep)?.body).toEqual({
      kind: 'offers',
      query: asked,
      rhythm: 'daily',
      name: 'Architecte, Lyon',
    });
  });

  test('says why it is not kept', async () => {
    setSession(camille);
    const limit = { error: 'Vingt recherches au plus.', code: 'kept_search_limit' };
    fakeApi(answer(list, []), refuse(keep, 403, limit), answer(list, []));
    renderPage(Offers, '/essai');
    await userEvent.click(await screen.findByRole('button', { name: keepTexts.alertMe }));
    expect((await screen.findByRole('alert')).textContent).toBe(limit.error);
  });

  test('marks what is new on its card, and says that it was seen', async () => {
    setSession(camille);
    const found = { ...lyon, newCount: 1, newIds: ['offer-1'] };
    const calls = fakeApi(answer(list, [found]), answer(change, lyon));
    renderPage(Offers, '/essai');
    const card = await screen.findByRole('listitem');
    expect(await within(card).findByText(keepTexts.isNew)).toBeTruthy();
    await waitFor(() => expect(calls.find(({ route }) => route === change)?.body).toEqual({ seen: true }));
  });

  test('asks visitors for an address, and keeps what was typed when it fails', async () => {
    const calls = fakeApi(lose(keep), answer(keep, { ...lyon, confirmed: false }));
    renderPage(Offers, '/essai');
    await userEvent.click(await screen.findByRole('button', { name: keepTexts.alertMe }));
    const email = await screen.findByRole('textbox', { name: new RegExp(keepTexts.email) });
    const send = screen.getByRole('button', { name: keepTexts.send });
    await userEvent.click(send);
    expect(calls).toEqual([]);
    await userEvent.type(email, 'zoe@exemple.fr');
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((email as HTMLInputElement).value).toBe('zoe@exemple.fr');
    await userEvent.click(send);
    expect(await screen.findByText(keepTexts.sent)).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ email: 'zoe@exemple.fr', rhythm: 'daily', query: asked });
  });

  test('of who has an account is what they came for, until it is kept there', async () => {
    localStorage.clear();
    fakeApi();
    const { router } = renderPage(Offers, '/essai');
    await userEvent.click(await screen.findByRole('button', { name: keepTexts.alertMe }));
    await userEvent.click(await screen.findByRole('link', { name: /^J’ai un compte/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const search = { kind: 'offers', query: asked, name: 'Architecte, Lyon' };
    expect(getErrand()).toEqual({ kind: 'search', search });
    expect(new URLSearchParams(router.state.location.search).get('retour')).toBe(`/jobs?${asked}`);
    cleanup();
    setSession(camille);
    fakeApi(answer(list, [lyon]));
    renderPage(Offers, '/essai');
    expect(await screen.findByText(keepTexts.kept)).toBeTruthy();
    await waitFor(() => expect(getErrand()).toBeNull());
  });
});

test('an account that did not confirm its address is told that nothing is mailed', async () => {
  setSession({ ...camille, user: { ...camille.user, emailConfirmed: false } });
  fakeApi(answer(list, [lyon]));
  renderPage(OwnAlertsPage, patterns.ownAlerts);
  expect(await screen.findByText(alertsTexts.unmailed)).toBeTruthy();
});

describe('one’s alerts', () => {
  const open = () => {
    setSession(camille);
    return renderPage(OwnAlertsPage, patterns.ownAlerts);
  };

  test('say what is new, change their rhythm and name, and end', async () => {
    const calls = fakeApi(
      answer(list, [{ ...lyon, newCount: 3 }]),
      answer(change, lyon),
      answer(list, [lyon]),
      answer(change, lyon),
      answer(list, [{ ...lyon, name: 'Autre' }]),
      answer(remove, undefined),
      answer(list, []),
    );
    open();
    expect(await screen.findByText(spaced(alertsTexts.newCount(3)))).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(alertsTexts.rhythmOf(lyon.name)), 'weekly');
    await waitFor(() =>
      expect(calls.some(({ body }) => JSON.stringify(body) === '{"rhythm":"weekly"}')).toBe(true),
    );
    await userEvent.click(screen.getByRole('button', { name: alertsTexts.renameOf(lyon.name) }));
    const name = screen.getByRole('textbox', { name: new RegExp(alertsTexts.nameLabel) });
    await userEvent.clear(name);
    await userEvent.type(name, 'Autre');
    await userEvent.click(screen.getByRole('button', { name: alertsTexts.save }));
    await userEvent.click(await screen.findByRole('button', { name: alertsTexts.removeOf('Autre') }));
    await userEvent.click(await screen.findByRole('button', { name: alertsTexts.remove }));
    expect(await screen.findByText(alertsTexts.empty)).toBeTruthy();
  });

  test('tell a failed load, with another try', async () => {
    fakeApi(lose(list), answer(list, []));
    open();
    expect(await screen.findByText(alertsTexts.failureTitle)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(alertsTexts.empty)).toBeTruthy();
  });
});

describe('the links of mails', () => {
  const { confirmed: _, createdAt: __, newCount: ___, newIds: ____, ...asked } = lyon;
  const other = { ...asked, id: 'other', name: 'Missions', query: { search: 'casino' } };
  const page = { askedId: asked.id, searches: [], waiting: [other, asked], isFull: false };
  const openConfirm = () =>
    renderPage(ConfirmAlertPage, patterns.confirmAlert, `${patterns.confirmAlert}?token=abc`);
  const written = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ route }) => route !== showByLink);

  test('begin an alert by a press, and show the others, off', async () => {
    const begun = { ...page, searches: [asked], waiting: [other] };
    const calls = fakeApi(
      answer(showByLink, page),
      answer(confirm, begun),
      answer(changeByLink, { ...begun, waiting: [] }),
    );
    openConfirm();
    const button = await screen.findByRole('button', { name: alertLinkTexts.confirm });
    expect(screen.getByText(alertLinkTexts.inactive)).toBeTruthy();
    expect(written(calls)).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText(alertLinkTexts.confirmed)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Architecte, Lyon/ }).getAttribute('href')).toContain('/jobs?');
    await userEvent.click(screen.getByRole('button', { name: alertLinkTexts.removeOf('Missions') }));
    await waitFor(() => expect(screen.queryByText(alertLinkTexts.inactive)).toBeNull());
    expect(written(calls).map(({ body }) => body)).toEqual([
      { token: 'abc' },
      { token: 'abc', id: 'other', change: 'remove' },
    ]);
  });

  test('say that an address is full, and how to make room', async () => {
    const full = { ...page, searches: [other], waiting: [asked], isFull: true };
    const limit = { error: 'Vingt recherches au plus.', code: 'kept_search_limit' };
    fakeApi(answer(showByLink, full), refuse(changeByLink, 403, limit));
    openConfirm();
    expect(await screen.findByText(alertLinkTexts.full)).toBeTruthy();
    expect(screen.queryByRole('button', { name: alertLinkTexts.confirm })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: alertLinkTexts.beginOf(asked.name) }));
    expect((await screen.findByRole('alert')).textContent).toContain(limit.error);
  });

  test('say that what they were asked for with is gone, or that they are not valid', async () => {
    fakeApi(answer(showByLink, { ...page, askedId: null, waiting: [] }));
    openConfirm();
    expect(await screen.findByText(alertLinkTexts.nothing)).toBeTruthy();
    cleanup();
    const wrong = { error: 'Ce lien n’est plus valable.', code: 'token_invalid' };
    fakeApi(refuse(showByLink, 400, wrong));
    openConfirm();
    expect((await screen.findByRole('alert')).textContent).toContain(wrong.error);
  });

  test('end an alert by a press, and not before', async () => {
    const alert = { kind: 'offers', name: 'Lyon', rhythm: 'now', query: {} } as const;
    const calls = fakeApi(
      answer(showAlert, { alert, alerts: [alert] }),
      answer(stopAlert, { success: true }),
    );
    renderPage(StopAlertPage, patterns.stopAlert, `${patterns.stopAlert}?token=abc`);
    expect(await screen.findByText(spaced(alertLinkTexts.ask('Lyon')))).toBeTruthy();
    expect(calls.some(({ route }) => route === stopAlert)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: alertLinkTexts.stop }));
    expect(await screen.findByText(alertLinkTexts.stopped)).toBeTruthy();
  });

  test('end the alerts of a mail about several by one press, or lead to where one is chosen', async () => {
    const [lyon, nantes] = ['Lyon', 'Nantes'].map(
      (name) => ({ kind: 'offers', name, rhythm: 'daily', query: {} }) as const,
    );
    if (!lyon || !nantes) throw new Error('two');
    const calls = fakeApi(
      answer(showAlert, { alert: lyon, alerts: [lyon, nantes] }),
      answer(stopAlert, { success: true }),
    );
    renderPage(StopAlertPage, patterns.stopAlert, `${patterns.stopAlert}?token=abc`);
    expect(await screen.findByText(spaced(alertLinkTexts.askAll(2)))).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lyon', 'Nantes']);
    const choose = screen.getByRole('link', { name: alertLinkTexts.choose });
    expect(choose.getAttribute('href')).toBe(paths.ownAlerts());
    await userEvent.click(screen.getByRole('button', { name: alertLinkTexts.stopAll }));
    expect(await screen.findByText(alertLinkTexts.stopped)).toBeTruthy();
    expect(calls.filter(({ route }) => route === stopAlert)).toHaveLength(1);
  });

  test('say that they are incomplete', async () => {
    fakeApi();
    renderPage(StopAlertPage, patterns.stopAlert);
    expect(await screen.findByText(alertLinkTexts.missing)).toBeTruthy();
  });
});
