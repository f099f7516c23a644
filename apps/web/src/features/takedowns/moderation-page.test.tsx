import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import type { OwnTakedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import ModerationPage from './moderation-page.tsx';
import { moderationTexts as texts } from './takedowns.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

const takedown: OwnTakedown = {
  id: 'takedown-1',
  kind: 'project',
  title: 'Halle de marché',
  ground: 'conduct',
  statement: 'Ce projet est celui d’une autre agence.',
  takenAt: '2026-03-09T10:00:00.000Z',
  contestableUntil: '2026-09-09T10:00:00.000Z',
  contest: null,
  outcome: null,
};
const { listOwn, contest } = takedownRoutes;
const open = () => renderPage(ModerationPage, patterns.moderation, paths.moderation());

test('tells what was taken down and why, and takes one contest', async () => {
  const contested = {
    ...takedown,
    contestableUntil: null,
    contest: { text: 'Il est bien de moi.', at: '2026-03-10T10:00:00.000Z' },
  };
  const calls = fakeApi(
    answer(listOwn, [takedown]),
    answer(contest, contested),
    answer(listOwn, [contested]),
  );
  open();
  expect(await screen.findByRole('heading', { name: /Halle de marché/ })).toBeTruthy();
  expect(screen.getByText(/celui d’une autre agence/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(screen.getAllByText('Expliquez pourquoi vous contestez cette décision.').length).toBeGreaterThan(0);
  await userEvent.type(
    screen.getByLabelText(/^Pourquoi la contestez-vous/),
    'Ce projet est bien de moi, voyez.',
  );
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(/Vous l’avez contesté le/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.send })).toBeNull();
  expect(calls.some(({ route }) => route === contest)).toBe(true);
});

test('says that there is nothing, and that it could not be loaded', async () => {
  fakeApi(answer(listOwn, []));
  open();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  cleanup();
  fakeApi(lose(listOwn));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
});
