import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, hold } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { Head } from '../../core/pages/head.tsx';
import { pageConfig } from '../../core/pages/page-config.fixture.ts';
import { PageConfigContext } from '../../core/pages/page-config.ts';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { SessionProvider, signIn } from '../../core/session/session.tsx';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';
import type { AuthDialogProps } from '../accounts/sign-in/auth-dialog.tsx';
import { ownCompany, ownFreelance } from '../profiles/own/my-profile.fixture.ts';
import { layoutTexts as texts } from './layout.texts.ts';
import { Layout } from './layout.tsx';

const user: OwnAccount = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'Camille Durand',
  firstName: 'Camille',
  email: 'camille@exemple.fr',
  role: 'freelance',
  phone: null,
  profileCompleted: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  pendingEmail: null,
  termsVersion: null,
};

const onManageCookies = vi.fn();

function Dialog({ mode }: AuthDialogProps) {
  return <p>dialogue : {mode}</p>;
}

const page = (content: ReactNode = null, { at = '/', section }: { at?: string; section?: string } = {}) => (
  <PageConfigContext value={pageConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>
          <AuthDialogProvider dialog={Dialog}>
            <Layout banner={null} section={section} onManageCookies={onManageCookies}>
              <Head title="Accueil" />
              <h1>Page</h1>
              {content}
            </Layout>
          </AuthDialogProvider>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>
  </PageConfigContext>
);

const me = (unreadCount: number) => ({
  user,
  profile: null,
  unreadCount,
  unseenApplicationCount: 0,
  unreadNotificationCount: 0,
});

const names = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => {
  cleanup();
  setSession(null);
  vi.restoreAllMocks();
});

test('the list that a page belongs to is marked: by its address, or as the page says', () => {
  const marked = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  render(page(null, { at: paths.offer('offer-1') }));
  expect(marked()).toEqual([texts.offers]);
  cleanup();
  render(page(null, { at: paths.offer('job-1'), section: paths.jobs() }));
  expect(marked()).toEqual([texts.jobs]);
});

test('one’s own pages end with what the law asks for, without what is for visitors', () => {
  render(page(null, { at: paths.profile() }));
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('link', { name: texts.legalNotice })).toBeTruthy();
  expect(foot.getByRole('button', { name: texts.manageCookies })).toBeTruthy();
  expect(foot.queryByText(texts.explore)).toBeNull();
  cleanup();
  render(page(null, { at: paths.directory() }));
  expect(within(screen.getByRole('contentinfo')).getByText(texts.explore)).toBeTruthy();
});

test('a visitor is offered both ways in; Connexion opens the dialog', async () => {
  render(page());
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Inscription' })).toBeTruthy();
  await userEvent.click(header.getByRole('button', { name: 'Connexion' }));
  expect(screen.getByText('dialogue : login')).toBeTruthy();
});

test('a member sees their name and can leave', async () => {
  const calls = fakeApi(answer(accountRoutes.me, me(0)), answer(accountRoutes.logout, undefined));
  render(page());
  act(() => signIn({ user, token: 'jeton' }));
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Camille Durand, mon profil' })).toBeTruthy();
  expect(header.queryByRole('button', { name: 'Connexion' })).toBeNull();
  await userEvent.click(header.getByRole('button', { name: 'Déconnexion' }));
  expect(calls.filter(({ route }) => route === accountRoutes.logout)).toHaveLength(1);
  expect(header.getByRole('button', { name: 'Connexion' })).toBeTruthy();
});

test('unread messages are counted beside Messages, in the menu and before the page’s title', async () => {
  fakeApi(answer(accountRoutes.me, me(3)));
  signIn({ user, token: 'jeton' });
  render(page());
  const inBar = await screen.findByRole('button', { name: 'Mon espace, 3\u00a0messages non lus' });
  expect(inBar.parentElement?.textContent).toBe('3');
  expect(document.title).toBe('(3) Accueil – Mitoyen');
  await userEvent.click(screen.getByRole('button', { name: 'Menu, 3\u00a0messages non lus' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByRole('link', { name: 'Messages 3\u00a0messages non lus' })).toBeTruthy();
});

test('one menu holds one’s own pages and the way out; Escape, a press elsewhere and following a link close it', async () => {
  fakeApi(answer(accountRoutes.me, me(0)), answer(accountRoutes.logout, undefined));
  signIn({ user, token: 'jeton' });
  render(page());
  const opener = screen.getByRole('button', { name: 'Mon espace' });
  const menu = () => screen.queryByRole('navigation', { name: 'Mon espace' });
  await userEvent.click(opener);
  const own = await screen.findByRole('navigation', { name: 'Mon espace' });
  expect(names(own)).toEqual([
    'Profil',
    'Portfolio',
    'Mes candidatures',
    'Justificatifs',
    'Messages',
    'Favoris',
    'Alertes',
    'Notifications',
    'Compte',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('heading', { name: 'Page' }));
  expect(menu()).toBeNull();
  await userEvent.click(opener);
  await userEvent.tab({ shift: true });
  expect(menu()).toBeNull();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('link', { name: 'Alertes' }));
  expect(menu()).toBeNull();
  await userEvent.click(opener);
  const ways = screen.getAllByRole('button', { name: 'Déconnexion' });
  await userEvent.click(ways[0] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Connexion' })).toBeTruthy();
});

test('the bar shows the portrait, or the logo of a company', async () => {
  const company = { ...ownCompany, logo: '/files/01900000-0000-7000-8000-0000000000fb' };
  fakeApi(
    answer(accountRoutes.me, { ...me(0), profile: ownFreelance }),
    answer(accountRoutes.me, { ...me(0), profile: company }),
  );
  const picture = () => screen.getByRole('banner').querySelector('a img')?.getAttribute('src') ?? '';
  signIn({ user, token: 'jeton' });
  render(page());
  await waitFor(() => expect(picture()).toContain(ownFreelance.avatar));
  cleanup();
  signIn({ user: { ...user, role: 'entreprise' }, token: 'autre' });
  render(page());
  await waitFor(() => expect(picture()).toContain(company.logo));
});

test('before it is known whether there is a picture, no initials stand in for it', async () => {
  const { reply, release } = hold(accountRoutes.me);
  fakeApi(reply);
  signIn({ user, token: 'jeton' });
  render(page());
  const initialsShown = () => screen.getByRole('banner').querySelector('a svg text')?.textContent;
  expect(initialsShown()).toBeUndefined();
  release(me(0));
  await waitFor(() => expect(initialsShown()).toBe('CD'));
});

function Named() {
  usePageTitle('Awa Ndiaye');
  return null;
}

test('a page that learns its name later is still called by it when a message comes', async () => {
  fakeApi(answer(accountRoutes.me, me(1)));
  signIn({ user, token: 'jeton' });
  const view = render(page(<Named />));
  await waitFor(() => expect(document.title).toBe('(1) Awa Ndiaye – Mitoyen'));
  view.rerender(page());
  expect(document.title).toBe('(1) Accueil – Mitoyen');
});

test('the number follows what happens', async () => {
  fakeApi(answer(accountRoutes.me, me(1)), answer(accountRoutes.me, me(2)), answer(accountRoutes.me, me(0)));
  signIn({ user, token: 'jeton' });
  render(page());
  await waitFor(() => expect(document.title).toBe('(1) Accueil – Mitoyen'));
  act(() => emitLiveEvent('message', { conversationId: 'c', messageId: 'm' }));
  await waitFor(() => expect(document.title).toBe('(2) Accueil – Mitoyen'));
  act(() => emitLiveEvent('conversation', { conversationId: 'c' }));
  await waitFor(() => expect(document.title).toBe('Accueil – Mitoyen'));
});

test('with everything read there is no number', async () => {
  const calls = fakeApi(answer(accountRoutes.me, me(0)));
  signIn({ user, token: 'jeton' });
  render(page());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Mon espace' }).parentElement?.textContent).toBe('');
  expect(document.title).toBe('Accueil – Mitoyen');
});

test('the server writes the signed-out form, marked so that a member never sees it', () => {
  signIn({ user, token: 'jeton' });
  const html = renderToString(page());
  expect(html).toContain('data-restoring="true"');
  expect(html).not.toContain('Camille');
});

test('the mobile menu repeats the links without pricing and gives the focus back', async () => {
  render(page());
  const opener = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  expect(names(menu)).toEqual(['Collaborateurs', 'Offres de mission', 'Emplois', 'Inscription']);
  await userEvent.click(within(menu).getByRole('button', { name: 'Fermer' }));
  expect(document.activeElement).toBe(opener);
});

test('the footer reopens the cookie choice and names the operator', async () => {
  render(page());
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('button', { name: 'Gérer mes cookies' }));
  expect(onManageCookies).toHaveBeenCalledOnce();
  expect(footer.getByRole('link', { name: pageConfig.contactEmail }).getAttribute('href')).toBe(
    `mailto:${pageConfig.contactEmail}`,
  );
});

test('the footer’s contact details are no heading, and their number breaks nowhere', () => {
  render(page());
  const footer = within(screen.getByRole('contentinfo'));
  const titles = footer.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([texts.explore, texts.information, texts.contact, texts.address]);
  expect(document.querySelector('address h2')).toBeNull();
  const phone = pageConfig.contactPhone.replaceAll(' ', '\u00a0');
  expect(footer.getByRole('link', { name: phone }).textContent).toBe(phone);
});

test('who has no scripts reads what needs them', () => {
  expect(renderToString(page())).toContain('JavaScript est désactivé');
});

test('the skip link leads to the content', () => {
  render(page());
  const target = screen.getByRole('link', { name: 'Aller au contenu' }).getAttribute('href');
  expect(`#${screen.getByRole('main').id}`).toBe(target);
});
