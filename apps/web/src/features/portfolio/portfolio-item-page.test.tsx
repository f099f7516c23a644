import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type {
  PortfolioItem,
  ProjectSurroundings,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { paths, patterns } from '../../paths.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import { portfolioItemQuery, projectSurroundingsQuery } from './portfolio.queries.ts';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import PortfolioItemPage, { load } from './portfolio-item-page.tsx';
import { project, projectImage } from './project.fixture.ts';

afterEach(cleanup);

const halle = project({ id: 'p1', url: 'https://exemple.fr/halle' });

const surroundings: ProjectSurroundings = {
  author: {
    ...{ id: 'freelance-1', user_id: 'user-malo', firstName: 'Malo', title: 'Dessinateur', location: 'Lyon' },
    ...{ availability: 'Disponible', avatar: null },
  },
  previous: null,
  next: { id: 'p2', title: 'Chai', image: null },
};

function open(item: PortfolioItem) {
  fakeApi(answer(portfolioRoutes.get, item), answer(portfolioRoutes.around, surroundings));
  renderProfile(PortfolioItemPage, patterns.portfolioItem, paths.portfolioItem(item.id));
}

function loadKnown(item: PortfolioItem, { search = '', noindex = false } = {}) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(portfolioItemQuery(item.id).queryKey, item);
  const { queryKey } = projectSurroundingsQuery(item.freelance_id, item.id);
  queryClient.setQueryData(queryKey, { ...surroundings, noindex });
  const url = new URL(paths.portfolioItem(item.id) + search, 'https://mitoyen.test');
  return load({ params: { id: item.id }, url, queryClient, signal: new AbortController().signal });
}

test('shows the picture, the text, the link and the way back to the freelance', async () => {
  open(halle);
  expect(await screen.findByRole('heading', { name: halle.title })).toBeTruthy();
  expect(screen.getByRole('img', { name: texts.imageOf(halle.title, 1, 1) })).toBeTruthy();
  expect(screen.getByText(halle.description)).toBeTruthy();
  const link = screen.getByRole('link', { name: /Voir en ligne/ });
  expect(link.getAttribute('href')).toBe(halle.url);
  expect(link.getAttribute('rel')).toContain('noopener');
  const back = screen.getByRole('link', { name: texts.back });
  expect(back.getAttribute('href')).toBe(paths.freelance('freelance-1'));
});

test('never links to anything but the web', async () => {
  open({ ...halle, url: 'javascript:alert(1)' });
  await screen.findByRole('heading', { name: halle.title });
  expect(screen.queryByRole('link', { name: /Voir en ligne/ })).toBeNull();
});

test('an entry that is only a link is answered with that link', async () => {
  const site = project({ title: 'Mon site', description: '', images: [], url: 'https://exemple.fr/' });
  const answered = await loadKnown(site).catch((response: unknown) => response);
  expect(answered).toBeInstanceOf(Response);
  expect((answered as Response).status).toBe(302);
  expect((answered as Response).headers.get('location')).toBe('https://exemple.fr/');
});

test('an entry that is only a link names its site and waits, for who comes from elsewhere', async () => {
  const site = project({ title: 'Mon site', description: '', images: [], url: 'https://xn--mtoyen-p4a.fr/' });
  expect(await loadKnown(site, { search: '?sortie=1' })).toEqual({ title: 'Mon site', noindex: true });
  fakeApi(answer(portfolioRoutes.get, site));
  renderProfile(PortfolioItemPage, patterns.portfolioItem, `${paths.portfolioItem(site.id)}?sortie=1`);
  const link = await screen.findByRole('link', { name: 'Aller sur xn--mtoyen-p4a.fr' });
  expect(link.getAttribute('href')).toBe(site.url);
  expect(screen.queryByText(texts.redirecting)).toBeNull();
});

test('an entry with a picture stays here', async () => {
  const image = paths.sharePicture('project', halle.id);
  expect(await loadKnown(halle)).toMatchObject({ title: halle.title, image, noindex: false });
});

test('search engines leave out a project as they do its author’s page', async () => {
  expect(await loadKnown(halle, { noindex: true })).toMatchObject({ title: halle.title, noindex: true });
});

test('every picture opens over the whole screen, with its text', async () => {
  open(project({ images: [projectImage(1, { alt: 'Façade sud' }), projectImage(2)] }));
  await screen.findByRole('heading', { name: halle.title });
  fireEvent.click(screen.getByRole('link', { name: texts.imageOf(halle.title, 2, 2) }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Image 2 sur 2');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog.querySelector('img')?.getAttribute('alt')).toBe('Façade sud');
});

test('tells who did what, how far, how large and when', async () => {
  open(
    project({
      ...{ roleHeld: 'Cheffe de projet', agency: 'Atelier Nord', phases: ['APD', 'DET'] },
      ...{ software: ['Revit'], surfaceSquareMetres: 1250.5, year: 2021 },
    }),
  );
  expect(await screen.findByText('Cheffe de projet')).toBeTruthy();
  expect(screen.getByText('Avant-projet définitif')).toBeTruthy();
  expect(screen.getByText('1 250,5 m²')).toBeTruthy();
  expect(screen.getByText('2021')).toBeTruthy();
});

test('says who confirmed it and how, and nothing where nobody did', async () => {
  const confirmed = { by: 'Atelier Nord', title: 'Halle', at: '2026-11-20T09:00:00.000Z' };
  open(project({ roleHeld: 'Cheffe de projet', confirmation: { ...confirmed, means: 'siren' } }));
  expect((await screen.findAllByText(/Confirmé par Atelier Nord/)).length).toBeGreaterThan(0);
  expect(screen.getByText('SIREN confirmé')).toBeTruthy();
  expect(screen.getByText(/alors nommé «.Halle.»/)).toBeTruthy();
  cleanup();
  open(project({ roleHeld: 'Cheffe de projet', confirmation: { ...confirmed, means: 'email' } }));
  expect(await screen.findByText('confirmé par e-mail')).toBeTruthy();
  expect(screen.queryByText('SIREN confirmé')).toBeNull();
  cleanup();
  open(project({ roleHeld: 'Cheffe de projet' }));
  await screen.findByText('Cheffe de projet');
  expect(screen.queryByText(/^Confirmé/)).toBeNull();
});

test('names who drew it, with the way to write to them and to their next project', async () => {
  open(halle);
  const author = await screen.findByRole('link', { name: 'Malo' });
  expect(author.getAttribute('href')).toBe(paths.freelance('freelance-1'));
  expect(screen.getByText('Dessinateur')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contacter Malo' })).toBeTruthy();
  const next = screen.getByRole('link', { name: /Projet suivant.*Chai/ });
  expect(next.getAttribute('href')).toBe(paths.portfolioItem('p2'));
  expect(screen.queryByRole('link', { name: /Projet précédent/ })).toBeNull();
});
