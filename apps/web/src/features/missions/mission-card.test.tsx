import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { missionErrors } from '@mitoyen/contract/features/missions/missions.errors.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { asksForMission, MissionCard, type MissionSide } from './index.ts';
import { missionTexts as texts } from './missions.texts.ts';

const proposed: Mission = {
  from: '2126-01-04',
  to: '2126-03-27',
  phases: ['ESQ'],
  proposedBy: 'other',
  proposedAt: '2026-11-29T10:00:00.000Z',
  agreedAt: null,
  isOver: false,
};
const agreed = { ...proposed, agreedAt: '2026-11-29T11:00:00.000Z' };

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

function show(
  mission: Mission | null,
  otherRole: MissionSide['otherRole'] = 'entreprise',
  ownRole: MissionSide['ownRole'] = 'freelance',
) {
  const side: MissionSide = {
    conversationId: 'one',
    ownRole,
    otherRole,
    otherUserId: 'awa',
    otherName: 'Awa',
    otherCompany: 'Atelier Canopée',
  };
  return renderPage(() => <MissionCard side={side} mission={mission} />, '/', '/');
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('nothing with whom no mission can be agreed on', () => {
  show(null, 'jobseeker');
  expect(names()).toEqual([]);
});

test('proposes what was typed, and says what is wrong beside its field', async () => {
  const calls = fakeApi(answer(missionRoutes.agree, { ...proposed, proposedBy: 'me' }));
  show(null);
  await userEvent.click(screen.getByRole('button', { name: texts.propose }));
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${texts.from}`)), '2126-03-04');
  const to = screen.getByLabelText(new RegExp(`^${texts.to}`));
  await userEvent.type(to, '2126-03-01');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findAllByText('La fin ne peut pas précéder le début.')).not.toHaveLength(0);
  await userEvent.clear(to);
  await userEvent.type(to, '2126-04-01');
  await userEvent.click(screen.getByRole('checkbox', { name: /^ESQ/ }));
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(calls.at(-1)?.body).toEqual({ from: '2126-03-04', to: '2126-04-01', phases: ['ESQ'] });
});

test('the other one’s proposal is accepted as it is shown; a refusal says why', async () => {
  const { message } = missionErrors.mission_changed;
  const calls = fakeApi(refuse(missionRoutes.agree, 409, { error: message, code: 'mission_changed' }));
  show(proposed);
  expect(screen.getByText('Proposée par Awa le 29 novembre 2026')).toBeTruthy();
  expect(names()).toEqual([texts.accept, texts.change, texts.decline]);
  await userEvent.click(screen.getByRole('button', { name: texts.accept }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(calls.at(0)?.body).toEqual({ from: proposed.from, to: proposed.to, phases: ['ESQ'] });
});

test('one’s own proposal is changed or taken back', () => {
  show({ ...proposed, proposedBy: 'me' });
  expect(names()).toEqual([texts.change, texts.withdraw]);
});

test('an agreed one offers the letter and proofs; one that is over, a confirmation and the next', () => {
  const { unmount } = show(agreed);
  expect(names()).toEqual([texts.letter, texts.change, texts.withdraw]);
  expect(screen.getByRole('link', { name: texts.lend }).getAttribute('href')).toBe(
    paths.proofs({ entreprise: 'awa' }),
  );
  unmount();
  show({ ...agreed, isOver: true });
  expect(names()).toEqual([texts.letter, texts.next, texts.withdraw]);
  const link = screen.getByRole('link', { name: texts.confirmation });
  expect(link.getAttribute('href')).toBe(paths.ownPortfolio());
});

test('a firm is led to its follow-up instead', () => {
  show(agreed, 'freelance', 'entreprise');
  expect(screen.getByRole('link', { name: texts.vigilance }).getAttribute('href')).toBe(paths.vigilance());
  expect(screen.queryByRole('link', { name: texts.lend })).toBeNull();
});

test('who comes from an accepted application proposes at once; a mission that is there stays as it is', async () => {
  const { router, unmount } = show(null);
  const back = paths.ownApplications();
  await act(() => router.navigate('/', { state: { back, ...asksForMission } }));
  expect(await screen.findByRole('dialog', { name: texts.proposeTitle })).toBeTruthy();
  expect(router.state.location.state).toEqual({ back });
  unmount();
  const { router: other } = show(agreed);
  await act(() => other.navigate('/', { state: asksForMission }));
  expect(other.state.location.state).toEqual({});
  expect(screen.queryByRole('dialog')).toBeNull();
});
