import { revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { discreetErrors } from '@mitoyen/contract/features/discreet/discreet.errors.ts';
import type { Reveal } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { revealsTexts as texts } from './reveals.texts.ts';
import RevealsPage from './reveals-page.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const { list, answer: answerRoute, withdraw } = revealRoutes;
const waiting: Reveal = {
  id: 'reveal-1',
  company: { id: 'company-1', name: 'Atelier Canopée', siren: '732829320', confirmation: 'website' },
  subject: 'Un poste à Lyon',
  content: 'Votre parcours nous intéresse.',
  askedAt: '2026-03-09T10:00:00.000Z',
  state: 'waiting',
  answeredAt: null,
  conversationId: null,
};
const revealed: Reveal = {
  ...waiting,
  state: 'revealed',
  answeredAt: '2026-03-10T10:00:00.000Z',
  conversationId: 'conversation-1',
};
const { name } = waiting.company;
const show = () => {
  signInAs('jobseeker');
  return renderPage(RevealsPage, patterns.reveals);
};
const press = async (label: string) =>
  fireEvent.click(await screen.findByRole('button', { name: texts.of(label, name) }));
const confirm = (label: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
const done = answer(answerRoute, undefined);

test('a request says who asks, how that is known, and what was written', async () => {
  fakeApi(answer(list, [waiting]));
  show();
  const item = within(await screen.findByRole('article'));
  expect(item.getByRole('link', { name }).getAttribute('href')).toBe(paths.company('company-1'));
  expect(item.getByText(/SIREN 732829320/).textContent).toContain(texts.confirmations.website);
  expect(item.getByText(waiting.content)).toBeTruthy();
  expect(item.getByText(texts.states.waiting)).toBeTruthy();
});

test('to reveal oneself is asked about once more, and says that what was read stays read', async () => {
  const calls = fakeApi(answer(list, [waiting]), answer(list, [revealed]), done);
  show();
  await press(texts.reveal);
  expect(screen.getByText(asShown(texts.dialogs.reveal.body))).toBeTruthy();
  expect(calls.some(({ route }) => route === answerRoute)).toBe(false);
  confirm(texts.reveal);
  const link = await screen.findByRole('link', { name: texts.toConversation });
  expect(link.getAttribute('href')).toBe(paths.chat('conversation-1'));
  expect(calls.find(({ route }) => route === answerRoute)?.body).toEqual({ answer: 'reveal' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('to decline takes one press, to hide as well two', async () => {
  const calls = fakeApi(answer(list, [waiting]), done);
  show();
  await press(texts.decline);
  await waitFor(() =>
    expect(calls.find(({ route }) => route === answerRoute)?.body).toEqual({ answer: 'decline' }),
  );
  cleanup();
  const others = fakeApi(answer(list, [waiting]), done);
  show();
  await press(texts.declineAndHide);
  confirm(texts.declineAndHide);
  await waitFor(() =>
    expect(others.find(({ route }) => route === answerRoute)?.body).toEqual({ answer: 'decline_and_hide' }),
  );
});

test('access is taken back, after it was said what stays read', async () => {
  const calls = fakeApi(
    answer(list, [revealed]),
    answer(list, [{ ...revealed, state: 'withdrawn' }]),
    answer(withdraw, undefined),
  );
  show();
  await press(texts.withdraw);
  expect(screen.getByText(asShown(texts.dialogs.withdraw.body))).toBeTruthy();
  confirm(texts.withdraw);
  expect(await screen.findByText(texts.states.withdrawn)).toBeTruthy();
  expect(calls.some(({ route }) => route === withdraw)).toBe(true);
  expect(screen.queryByRole('button', { name: texts.of(texts.withdraw, name) })).toBeNull();
});

test('an answer that came second is told, and the request shows the first', async () => {
  const { status, code, message } = discreetErrors.reveal_answered;
  fakeApi(
    answer(list, [waiting]),
    answer(list, [{ ...waiting, state: 'declined' }]),
    refuse(answerRoute, status, { error: message, code }),
  );
  show();
  await press(texts.decline);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText(texts.states.declined)).toBeTruthy();
});

test('a request that comes shows at once; a failed load can be tried again', async () => {
  fakeApi(lose(list), answer(list, []), answer(list, [waiting]));
  show();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  act(() => emitLiveEvent('reveal', { revealId: waiting.id }));
  expect(await screen.findByText(waiting.content)).toBeTruthy();
});

test('a firm reads that the page is not for it', () => {
  fakeApi();
  signInAs('entreprise');
  renderPage(RevealsPage, patterns.reveals);
  expect(screen.getByText(/réservée aux personnes en recherche/)).toBeTruthy();
});
