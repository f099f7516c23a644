import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import { portfolioTexts as texts } from './portfolio.texts.ts';
import { PortfolioGrid } from './portfolio-grid.tsx';
import PortfolioItemPage from './portfolio-item-page.tsx';
import { project } from './project.fixture.ts';

afterEach(cleanup);

const link = 'https://vimeo.com/846486260';

async function open(item: PortfolioItem) {
  fakeApi(answer(portfolioRoutes.get, item));
  renderProfile(PortfolioItemPage, patterns.portfolioItem, paths.portfolioItem(item.id));
  await screen.findByRole('heading', { name: item.title });
}
const addressesIn = (attribute: string) =>
  Array.from(document.querySelectorAll(`[${attribute}]`), (element) => element.getAttribute(attribute) ?? '');
const frame = () => document.querySelector('iframe');
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Afficher la vidéo' }));

test('a video is a card with the project’s own picture: nothing is framed, and nothing of the host asked for', async () => {
  const item = project({ url: link });
  await open(item);
  const card = screen.getByRole('region', { name: 'Vidéo sur Vimeo' });
  expect(card.querySelector('img')?.getAttribute('src')).toContain(item.image);
  expect(card.textContent).toContain(texts.mediaTold('Vimeo'));
  expect(frame()).toBeNull();
  expect([...addressesIn('src'), ...addressesIn('srcset')].filter((src) => /^https?:/.test(src))).toEqual([]);
  expect(screen.queryByRole('link', { name: /Voir en ligne/ })).toBeNull();
  const atHost = screen.getByRole('link', { name: /Ouvrir sur Vimeo/ });
  expect([atHost.getAttribute('href'), atHost.getAttribute('target'), atHost.getAttribute('rel')]).toEqual([
    link,
    '_blank',
    'noopener noreferrer nofollow',
  ]);
});

test('a press frames our document of it, which has the focus', async () => {
  await open(project({ id: 'p1', url: link }));
  show();
  expect(frame()?.getAttribute('src')).toBe('/portfolio/item/p1/media');
  expect(frame()?.title).toBe('Vidéo sur Vimeo');
  expect(document.activeElement).toBe(frame());
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Fermer la vidéo' }))],
  [
    'the Escape key',
    () => fireEvent.keyDown(screen.getByRole('button', { name: 'Fermer la vidéo' }), { key: 'Escape' }),
  ],
])('%s closes it, and what opened it has the focus again', async (_, close) => {
  await open(project({ url: link }));
  show();
  close();
  expect(frame()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Afficher la vidéo' }));
});

test('without a picture, a drawing of the house stands for it', async () => {
  await open(project({ images: [], url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo' }));
  const card = screen.getByRole('region', { name: 'Visite 360° sur Matterport' });
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelectorAll('svg').length).toBeGreaterThan(1);
});

test('in the list, a project tells what its link shows; one that is nothing else, with whom', () => {
  const film = project({ id: 'a', title: 'Halle', url: link });
  const tour = project({
    ...{ id: 'b', title: 'Chai', description: '', images: [] },
    url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  });
  const site = project({
    id: 'c',
    title: 'Site',
    description: '',
    images: [],
    url: 'https://www.exemple.fr',
  });
  renderPage(() => <PortfolioGrid items={[film, tour, site]} />, patterns.freelance, paths.freelance('f1'));
  const [first, second, third] = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(first).toContain('Vidéo');
  expect(first).not.toContain('Vimeo');
  expect(second).toContain('Visite 360° sur Matterport');
  expect(second).not.toContain('my.matterport.com');
  expect(third).toContain('exemple.fr');
  expect(frame()).toBeNull();
});
