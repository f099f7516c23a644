import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { reportReasons } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { noticeTexts as texts } from './notice/notice.texts.ts';
import NoticePage from './notice-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

const { notify } = reportRoutes;
const receipt = { id: 'notice-1', createdAt: '2026-03-09T10:00:00.000Z' };
const open = (kind: 'offer' | 'message' = 'offer') =>
  renderPage(NoticePage, patterns.notice, paths.notice(kind, 'offer-1'));
const send = () => userEvent.click(screen.getByRole('button', { name: texts.send }));

test('a visitor says what, why and where, with name and address, and reads that it is sent', async () => {
  setSession(null);
  const calls = fakeApi(answer(notify, receipt));
  open();
  await userEvent.click(await screen.findByRole('radio', { name: reportReasons.stolen_work }));
  await send();
  expect(screen.getAllByText('Indiquez votre nom.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Confirmez que vous signalez de bonne foi.').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText(/^Explications/), 'Ce projet est celui de notre agence.');
  await userEvent.type(screen.getByLabelText(/^Votre nom/), 'Agence Lemoine');
  await userEvent.type(screen.getByLabelText(/^Votre adresse e-mail/), 'agence@exemple.fr');
  await userEvent.click(screen.getByRole('checkbox', { name: /bonne foi/ }));
  await send();
  expect(await screen.findByText(texts.sentTitle)).toBeTruthy();
  expect(screen.getByText(/notice-1/)).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({
    kind: 'offer',
    id: 'offer-1',
    reason: 'stolen_work',
    name: 'Agence Lemoine',
    email: 'agence@exemple.fr',
    goodFaith: true,
  });
});

test('a visitor may stay unnamed where the law lets them', async () => {
  setSession(null);
  fakeApi(answer(notify, receipt));
  open();
  await userEvent.click(await screen.findByRole('radio', { name: reportReasons.child_abuse }));
  expect(screen.getByText(/ne donner ni nom ni adresse/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Explications/), 'Cette image montre un enfant.');
  await userEvent.click(screen.getByRole('checkbox', { name: /bonne foi/ }));
  await send();
  expect(await screen.findByText(texts.sentTitle)).toBeTruthy();
});

test('who is signed in is asked neither name nor address, and keeps what was typed when it fails', async () => {
  setSession(camille);
  fakeApi(refuse(notify, 409, { code: 'notice_already_open', error: 'Vous avez déjà signalé ce contenu.' }));
  open();
  await userEvent.click(await screen.findByRole('radio', { name: reportReasons.spam }));
  expect(screen.queryByLabelText(/^Votre nom/)).toBeNull();
  const words = 'La même annonce est publiée vingt fois.';
  await userEvent.type(screen.getByLabelText(/^Explications/), words);
  await userEvent.click(screen.getByRole('checkbox', { name: /bonne foi/ }));
  await send();
  expect(await screen.findByText('Vous avez déjà signalé ce contenu.')).toBeTruthy();
  expect(screen.getByLabelText(/^Explications/)).toHaveProperty('value', words);
});

test('a message is reported by who can read it: a visitor is shown the way in', async () => {
  setSession(null);
  open('message');
  const link = await screen.findByRole('link', { name: texts.toLogin });
  expect(link.getAttribute('href')).toContain('/login?retour=');
});

test('an address that names nothing says so', () => {
  renderPage(NoticePage, patterns.notice, '/signaler/nuage/1');
  expect(screen.getByText(texts.unknown)).toBeTruthy();
});
