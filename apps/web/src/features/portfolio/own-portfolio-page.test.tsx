import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';
import OwnPortfolioPage from './own-portfolio-page.tsx';
import { project, projectImage } from './project.fixture.ts';

const halle = project({ id: 'p1', title: 'Halle' });
const chai = project({ id: 'p2', title: 'Chai', images: [projectImage(2), projectImage(3)] });
const site = project({ id: 'p3', title: '', images: [], url: 'https://exemple.fr/' });
const mine = answer(portfolioRoutes.list, [halle, chai, site]);

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const show = () => renderPage(OwnPortfolioPage, patterns.ownPortfolio);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows one’s projects in their order, with the way to each', async () => {
  fakeApi(mine);
  show();
  await screen.findByText('Halle');
  expect(titles()).toEqual(['Halle', 'Chai', texts.untitled]);
  const chaiItem = screen.getByText('Chai').closest('li') as HTMLElement;
  expect(within(chaiItem).getByText(/^2.images$/)).toBeTruthy();
  const link = within(chaiItem).getByRole('link', { name: texts.editOf('Chai') });
  expect(link.getAttribute('href')).toBe(paths.editProject('p2'));
  expect(screen.getByRole('link', { name: texts.add }).getAttribute('href')).toBe(paths.newProject());
});

test('a project moves by button, keeps the focus, and stays in the list', async () => {
  const calls = fakeApi(mine, answer(portfolioRoutes.reorder, []));
  show();
  await screen.findByText('Halle');
  press(texts.moveDown('Halle'));
  await waitFor(() => expect(titles()).toEqual(['Chai', 'Halle', texts.untitled]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.moveDown('Halle') }));
  expect(screen.getByText(texts.moved('Halle', 2))).toBeTruthy();
  press(texts.moveUp('Chai'));
  expect(titles()[0]).toBe('Chai');
  const orders = calls.filter(({ route }) => route === portfolioRoutes.reorder);
  expect(orders.map(({ body }) => body)).toEqual([{ ids: ['p2', 'p1', 'p3'] }]);
});

test('orders are sent one after the other, the latest one last', async () => {
  const { reply, release } = hold(portfolioRoutes.reorder);
  const calls = fakeApi(mine, reply, answer(portfolioRoutes.reorder, []));
  const sent = () => calls.filter(({ route }) => route === portfolioRoutes.reorder).map(({ body }) => body);
  show();
  await screen.findByText('Halle');
  press(texts.moveDown('Halle'));
  await waitFor(() => expect(titles()[0]).toBe('Chai'));
  press(texts.moveFirst(texts.untitled));
  await waitFor(() => expect(titles()).toEqual([texts.untitled, 'Chai', 'Halle']));
  press(texts.moveDown('Chai'));
  await waitFor(() => expect(titles()).toEqual([texts.untitled, 'Halle', 'Chai']));
  expect(sent()).toHaveLength(1);
  release([]);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ ids: ['p3', 'p1', 'p2'] });
});

/** Three rows of 100 pixels: the first is taken by its handle and led to this height. */
function drag(y: number) {
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  items.forEach((item, at) => {
    item.getBoundingClientRect = () => ({ left: 0, top: at * 100, bottom: (at + 1) * 100 }) as DOMRect;
  });
  const handle = within(items[0] as HTMLElement).getByTitle(texts.drag);
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, pointerId: 1, clientX: 10, clientY: 50 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientX: 10, clientY: y });
  return { items, letGo: () => fireEvent.pointerUp(handle, { pointerId: 1, clientX: 10, clientY: y }) };
}

test('a project is dragged to its place', async () => {
  const calls = fakeApi(mine, answer(portfolioRoutes.reorder, []));
  show();
  await screen.findByText('Halle');
  const { items, letGo } = drag(260);
  expect(items.map(({ dataset }) => dataset.drop)).toEqual([undefined, undefined, 'after']);
  letGo();
  await waitFor(() => expect(titles()).toEqual(['Chai', texts.untitled, 'Halle']));
  expect(screen.getByText(texts.moved('Halle', 3))).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ ids: ['p2', 'p3', 'p1'] });
});

test('Escape leaves a dragged project where it was', async () => {
  const calls = fakeApi(mine);
  show();
  await screen.findByText('Halle');
  const { items, letGo } = drag(260);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(items.every(({ dataset }) => dataset.drop === undefined)).toBe(true);
  letGo();
  expect(titles()[0]).toBe('Halle');
  expect(calls.some(({ route }) => route === portfolioRoutes.reorder)).toBe(false);
});

test('an order that could not be kept is told, and the list is as it was', async () => {
  fakeApi(mine, lose(portfolioRoutes.reorder));
  show();
  await screen.findByText('Halle');
  press(texts.moveDown('Halle'));
  expect(await screen.findByText(texts.orderFailure)).toBeTruthy();
  await waitFor(() => expect(titles()[0]).toBe('Halle'));
});

test('a project goes after a question; a failure keeps it', async () => {
  const calls = fakeApi(mine, lose(portfolioRoutes.remove), answer(portfolioRoutes.remove, undefined));
  show();
  await screen.findByText('Halle');
  press(texts.removeOf('Chai'));
  expect(calls.some(({ route }) => route === portfolioRoutes.remove)).toBe(false);
  press(texts.removeConfirm);
  expect(await screen.findByText(texts.removeFailure)).toBeTruthy();
  press(texts.removeConfirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles()).toEqual(['Halle', texts.untitled]);
});

test('an empty portfolio says what to do next', async () => {
  fakeApi(answer(portfolioRoutes.list, []));
  show();
  expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.add })).toBeTruthy();
});

test('a portfolio needs a profile first; a failed load has another try', async () => {
  const missing = new ApiError(freelanceErrors.freelance_not_found);
  fakeApi(refuse(portfolioRoutes.list, missing.status, missing.toBody()));
  const first = show();
  expect(await screen.findByRole('link', { name: texts.noProfileAction })).toBeTruthy();
  first.unmount();
  fakeApi(lose(portfolioRoutes.list), mine);
  show();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  press('Réessayer');
  expect(await screen.findByText('Halle')).toBeTruthy();
});

test('it is the freelances’ own', () => {
  fakeApi();
  setSession({ ...camille, user: { ...camille.user, role: 'jobseeker' } });
  show();
  expect(screen.queryByRole('link', { name: texts.add })).toBeNull();
  expect(screen.getByText(/réservée aux freelances/)).toBeTruthy();
});
