import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import type { Showcase } from '@mitoyen/contract/features/showcase/showcase.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { homeContent } from './home.content.ts';
import HomePage from './home-page.tsx';

afterEach(cleanup);

const open = () => renderPage(HomePage, patterns.home, '/');
const { explore, projects, offers } = homeContent;

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

test('shows people, projects with whose they are, and offers, each leading to its page', async () => {
  fakeApi(answer(showcaseRoutes.get, full));
  open();
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByText('Lyon · Disponible sous 1 mois')).toBeTruthy();
  expect(hrefOf('Malo, Dessinateur, Lyon')).toBe(paths.jobseeker('malo'));
  expect(hrefOf('Halle de Saint-Ouen')).toBe(paths.portfolioItem('halle'));
  expect(screen.getByText('Inès, Architecte DPLG')).toBeTruthy();
  expect(hrefOf('Relevé d’une ferme')).toBe(paths.offer('relevé'));
  expect(screen.getByText(offers.anywhere)).toBeTruthy();
  expect(screen.getByText(offers.remote)).toBeTruthy();
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
