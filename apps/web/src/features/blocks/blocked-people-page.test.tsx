import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import BlockedPeoplePage from './blocked-people-page.tsx';
import { blockedPeopleTexts as texts } from './blocks.texts.ts';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const { list, remove } = blockRoutes;
const awa = {
  userId: 'user-awa',
  username: 'Awa Ndiaye',
  role: 'entreprise',
  blockedAt: '2026-03-09T10:00:00.000Z',
} as const;
const open = () => renderPage(BlockedPeoplePage, patterns.blockedPeople);

test('somebody is unblocked, after which nobody is left', async () => {
  const calls = fakeApi(answer(list, [awa]), answer(list, []), answer(remove, undefined));
  open();
  expect((await screen.findByText('Awa Ndiaye')).parentElement?.textContent).toContain('9 mars 2026');
  await userEvent.click(screen.getByRole('button', { name: texts.unblockPerson('Awa Ndiaye') }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(calls.some(({ route }) => route === remove)).toBe(true);
});

test('a failure is told beside the person, and can be tried again', async () => {
  fakeApi(answer(list, [awa]), lose(remove), answer(remove, undefined));
  open();
  const unblock = await screen.findByRole('button', { name: texts.unblockPerson('Awa Ndiaye') });
  await userEvent.click(unblock);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.unblockFailure);
  await userEvent.click(unblock);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(list), answer(list, []));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});
