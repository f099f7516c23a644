import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { reportErrors } from '@mitoyen/contract/features/reports/reports.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths } from '../../../paths.ts';
import { safetyDialogTexts as texts } from './safety-dialog.texts.ts';
import SafetyDialog from './safety-dialog.tsx';
import type { SafetyTarget } from './safety-target.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const name = 'Awa Ndiaye';
const { create: block, remove: unblock } = blockRoutes;
const { create: report } = reportRoutes;
const blocked = answer(block, {
  userId: 'user-awa',
  username: name,
  role: null,
  blockedAt: '2026-03-09T10:00:00.000Z',
});
const received = answer(report, { id: 'report-1', createdAt: '2026-03-09T10:00:00.000Z' });

function open(over: Partial<SafetyTarget> = {}) {
  const target: SafetyTarget = {
    userId: 'user-awa',
    name,
    isBlocked: false,
    conversationId: 'conversation-1',
    start: 'choice',
    ...over,
  };
  const onClose = vi.fn();
  renderPage(() => <SafetyDialog target={target} onClose={onClose} />, paths.home());
  return onClose;
}
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('blocks somebody, and says so', async () => {
  const calls = fakeApi(blocked);
  open();
  await press(texts.block(name));
  expect(await screen.findByText(texts.blockDone(name))).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ userId: 'user-awa' }]);
});

test('says what becomes of the CV, to whoever may have sent one', async () => {
  signInAs('jobseeker');
  fakeApi();
  open();
  expect(screen.getByText(texts.blockCvHint)).toBeTruthy();
  cleanup();
  open({ isBlocked: true });
  expect(screen.getByText(texts.unblockCvHint)).toBeTruthy();
  cleanup();
  signInAs('freelance');
  open();
  expect(screen.queryByText(texts.blockCvHint)).toBeNull();
});

test('unblocks somebody who is blocked', async () => {
  const calls = fakeApi(answer(unblock, undefined));
  open({ isBlocked: true });
  await press(texts.unblock(name));
  expect(await screen.findByText(texts.unblockDone(name))).toBeTruthy();
  expect(calls.map(({ route }) => route)).toEqual([unblock]);
});

test('a report says why, carries the conversation, and offers to block as well', async () => {
  const calls = fakeApi(received, blocked);
  open();
  await press(texts.report(name));
  await press(texts.send);
  expect(screen.getAllByText('Choisissez une raison.').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: 'Arnaque ou tentative de fraude' }));
  await userEvent.type(screen.getByLabelText(/^Explications/), 'Demande un acompte.');
  await press(texts.send);
  expect(await screen.findByText(texts.sent)).toBeTruthy();
  expect(calls[0]?.body).toEqual({
    userId: 'user-awa',
    conversationId: 'conversation-1',
    reason: 'scam',
    details: 'Demande un acompte.',
  });
  await press(texts.alsoBlock(name));
  expect(await screen.findByText(texts.blockDone(name))).toBeTruthy();
});

test('from a profile it starts with the report; a refusal is told and what was typed stays', async () => {
  const { code, message } = reportErrors.report_already_open;
  fakeApi(refuse(report, 409, { code, error: message }));
  open({ start: 'report', conversationId: null });
  await userEvent.click(screen.getByRole('radio', { name: 'Autre raison' }));
  await press(texts.send);
  expect(screen.getAllByText('Expliquez en quelques mots ce qui s’est passé.').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText(/^Explications/), 'Copie mes projets.');
  await press(texts.send);
  expect((await screen.findByRole('alert')).textContent).toContain('Vous avez déjà signalé cette personne');
  expect(screen.getByLabelText(/^Explications/)).toHaveProperty('value', 'Copie mes projets.');
});
