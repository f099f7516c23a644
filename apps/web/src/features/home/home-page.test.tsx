import { contactRoutes } from '@mitoyen/contract/features/conversations/contacts.contract.ts';
import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import type { Showcase } from '@mitoyen/contract/features/showcase/showcase.schemas.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { pageConfig } from '../../core/pages/page-config.fixture.ts';
import { PageConfigContext } from '../../core/pages/page-config.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { todayTexts } from '../today/today.texts.ts';
import { homeContent } from './home.content.ts';
import HomePage from './home-page.tsx';

afterEach(cleanup);

const withFigures = (homeFigures: typeof pageConfig.homeFigures, children: ReactNode) => (
  <PageConfigContext value={{ ...pageConfig, homeFigures }}>{children}</PageConfigContext>
);
const Claiming = () => withFigures(pageConfig.homeFigures, <HomePage />);
const Modest = () => withFigures([], <HomePage />);
const open = (Page = Claiming) => renderPage(Page, patterns.home, '/');
const { explore, projects, offers } = homeContent;

const nobodysDay = {
  unreadCount: 0,
  applications: null,
  limits: [],
  availability: null,
  availabilityToConfirm: null,
  profile: null,
  offer: null,
  openReports: null,
};

const full: Showcase = {
  people: [
    {
      kind: 'jobseeker',
      id: 'malo',
      firstName: 'Malo',
      title: 'Dessinateur',
      location: 'Lyon',
      availability: 'Disponible sous 1 mois',
      avatar: null,
    },
  ],
  projects: [
    {
      id: 'halle',
      title: 'Halle de Saint-Ouen',
      cover: { url: '/files/halle', alt: '', focusX: 50, focusY: 50, width: 900, height: 600 },
      firstName: 'Inès',
      trade: 'Architecte DPLG',
    },
  ],
  offers: [
    {
      id: 'relevé',
      titre: 'Relevé d’une ferme',
      lieu: null,
      remote: 1,
      createdAt: '2026-03-02T08:00:00.000Z',
      restricted: true,
    },
  ],
};

test('who is signed in finds their day before all else, a visitor does not', async () => {
  const calls = fakeApi(answer(showcaseRoutes.get, full), answer(todayRoutes.get, nobodysDay));
  open();
  expect(screen.queryByRole('heading', { name: todayTexts.title })).toBeNull();
  cleanup();
  setSession({ ...camille, user: { ...camille.user, role: null } });
  open();
  const title = await screen.findByRole('heading', { name: todayTexts.title });
  const first = screen.getByRole('heading', { level: 1 });
  expect(title.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(calls.filter(({ route }) => route === todayRoutes.get)).toHaveLength(1);
  setSession(null);
});

test('shows people, projects with whose they are, and offers, each leading to its page', async () => {
  fakeApi(answer(showcaseRoutes.get, full));
  open();
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const when = await screen.findByText('Disponible sous 1 mois');
  expect(when.textContent).toBe('Lyon\u00a0· Disponible sous 1 mois');
  // the link says the town already, to who hears it
  expect(screen.getByText(/^Lyon/).getAttribute('aria-hidden')).toBe('true');
  expect(hrefOf('Malo, Dessinateur, Lyon')).toBe(paths.jobseeker('malo'));
  expect(hrefOf('Halle de Saint-Ouen')).toBe(paths.portfolioItem('halle'));
  expect(screen.getByText('Inès, Architecte DPLG')).toBeTruthy();
  expect(hrefOf('Relevé d’une ferme')).toBe(paths.offer('relevé'));
  expect(screen.getByText(offers.anywhere)).toBeTruthy();
  expect(screen.getByText(offers.remote)).toBeTruthy();
});

test('who is signed in reads on a card that they are in touch', async () => {
  const contact = { conversationId: 'c1', lastMessageAt: '2026-03-09T10:00:00.000Z', isLastMine: true };
  const calls = fakeApi(
    answer(showcaseRoutes.get, full),
    answer(todayRoutes.get, nobodysDay),
    answer(contactRoutes.list, [{ with: 'malo', ...contact, isBlocked: false }]),
  );
  setSession(camille);
  open();
  const mark = await screen.findByText('Déjà en contact');
  expect(within(mark.closest('li') as HTMLElement).getByRole('link').textContent).toBe('Malo');
  expect(calls.filter(({ route }) => route === contactRoutes.list)).toHaveLength(1);
  setSession(null);
});

test.each([
  ['has nobody yet', answer(showcaseRoutes.get, { people: [], projects: [], offers: [] })],
  ['cannot be asked', lose(showcaseRoutes.get)],
])('where the site %s, the page stands without them', async (_, reply) => {
  const calls = fakeApi(reply);
  open();
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.getByRole('link', { name: explore.action })).toBeTruthy();
  expect(screen.queryByRole('list', { name: explore.people })).toBeNull();
  expect(screen.queryByText(projects.title)).toBeNull();
  expect(screen.queryByText(offers.title)).toBeNull();
});

test('the figures that the operator claims are shown, and no empty frame where there are none', async () => {
  fakeApi(answer(showcaseRoutes.get, full));
  open();
  expect(await screen.findByText('500+')).toBeTruthy();
  cleanup();
  fakeApi(answer(showcaseRoutes.get, full));
  const { container } = open(Modest);
  await screen.findByText(homeContent.about.title);
  expect(container.querySelector('dl')).toBeNull();
});
