import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import type { Takedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { takedownsTexts as texts } from './takedowns.texts.ts';
import TakedownsPage from './takedowns-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

const statement = 'Le projet est bien celui de son auteur.';
const takedown: Takedown = {
  id: 'takedown-1',
  kind: 'project',
  title: 'Halle de marché',
  ground: 'conduct',
  statement: 'Projet d’une autre agence.',
  takenAt: '2026-03-09T10:00:00.000Z',
  contestableUntil: null,
  contest: { text: 'Il est bien de moi.', at: '2026-03-10T10:00:00.000Z' },
  outcome: null,
  authorId: 'user-awa',
  authorName: 'Awa Ndiaye',
  operatorName: 'Nora Petit',
  reportId: null,
  text: 'Charpente',
  files: [],
};
const { list, settle, takeDown } = takedownRoutes;
const open = () => renderPage(TakedownsPage, patterns.takedowns, paths.takedowns());

test('a contested takedown is read with what its author says, and put back with reasons', async () => {
  const calls = fakeApi(answer(list, [takedown]), answer(settle, takedown), answer(list, []));
  open();
  expect(await screen.findByText(/Il est bien de moi/)).toBeTruthy();
  await userEvent.click(screen.getByText(texts.restoreHeading, { selector: 'summary' }));
  const form = screen.getByRole('button', { name: texts.restore }).closest('form');
  await userEvent.type(form?.querySelector('textarea') ?? document.body, statement);
  await userEvent.click(screen.getByRole('button', { name: texts.restore }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(calls.find(({ route }) => route === settle)?.body).toEqual({ outcome: 'restored', statement });
});

test('a content is taken down by its address', async () => {
  const calls = fakeApi(answer(list, []), answer(takeDown, takedown), answer(list, []));
  open();
  const address = await screen.findByLabelText(texts.address);
  await userEvent.type(address, '/freelancer/f-1');
  expect(screen.getByText(texts.addressUnknown)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, '/jobs/offer-1');
  await userEvent.selectOptions(screen.getByLabelText(/^Fondement/), 'offers');
  await userEvent.type(screen.getByLabelText(/^Motifs/), statement);
  await userEvent.click(screen.getByRole('button', { name: texts.take }));
  expect(await screen.findByText(texts.taken)).toBeTruthy();
  expect(calls.find(({ route }) => route === takeDown)?.body).toEqual({
    kind: 'offer',
    id: 'offer-1',
    ground: 'offers',
    statement,
  });
});
