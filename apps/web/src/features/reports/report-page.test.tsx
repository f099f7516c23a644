import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { report, suspension } from './queue/report.fixture.ts';
import { decisionTexts, liftTexts, reportTexts as texts } from './queue/reports.texts.ts';
import ReportPage from './report-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

const { get, decide, liftSuspension } = reportRoutes;
const open = () => renderPage(ReportPage, patterns.report, paths.report('report-1'));
const suspended = (isSuspended: boolean) => {
  const known = report();
  return report({
    decision: 'suspension',
    closedAt: suspension.decidedAt,
    outcome: suspension,
    reported: known.reported && { ...known.reported, isSuspended },
  });
};
const submit = () => userEvent.click(screen.getByRole('button', { name: decisionTexts.submit }));

test('shows the files that came with the messages, with the operator’s session', async () => {
  const file = {
    url: '/files/plan',
    name: 'plan.pdf',
    kind: 'pdf',
    byteSize: 2048,
    width: null,
    height: null,
  } as const;
  const [message] = report().messages;
  const withFile = {
    ...message,
    from: 'reported',
    subject: null,
    content: '',
    createdAt: suspension.decidedAt,
  } as const;
  fakeApi(answer(get, report({ messages: [{ ...withFile, attachments: [file] }] })));
  open();
  const button = await screen.findByRole('button', { name: /^Télécharger plan\.pdf/ });
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://localhost'), init));
    return new Response(new Blob(['bytes']));
  });
  await userEvent.click(button);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.url).toContain(file.url);
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${camille.token}`);
});

test('shows who, why and what was written, and takes a reasoned decision', async () => {
  const calls = fakeApi(answer(get, report()), answer(decide, suspended(true)), answer(get, suspended(true)));
  open();
  expect(await screen.findByRole('heading', { name: 'Signalement d’Awa Ndiaye' })).toBeTruthy();
  expect(screen.getByText('Espèce de gâcheur')).toBeTruthy();
  expect(screen.getByText('Insultes dès le premier message.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Camille Durand' }).getAttribute('href')).toBe(
    paths.freelance('freelance-1'),
  );

  await submit();
  expect(screen.getAllByText('Choisissez une décision.').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: /Suspension du compte/ }));
  await userEvent.type(screen.getByLabelText(/^Motifs/), suspension.statement);
  await submit();
  expect(screen.getAllByText('Indiquez sur quoi la décision se fonde.').length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText(/^Fondement/), 'conduct');
  await submit();

  expect(await screen.findByText('par Nora Petit, le 10 mars 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: decisionTexts.submit })).toBeNull();
  expect(calls.find(({ route }) => route === decide)?.body).toEqual({
    decision: 'suspension',
    ground: 'conduct',
    statement: suspension.statement,
  });
});

test('a suspension is lifted with its reasons', async () => {
  const calls = fakeApi(
    answer(get, suspended(true)),
    answer(get, suspended(false)),
    answer(liftSuspension, undefined),
  );
  open();
  const lift = await screen.findByRole('button', { name: liftTexts.submit });
  await userEvent.type(screen.getByLabelText(/^Motifs/), 'La personne s’est expliquée.');
  await userEvent.click(lift);
  expect(await screen.findByText(suspension.statement)).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: liftTexts.submit })).toBeNull();
  expect(calls.at(1)?.body).toEqual({ statement: 'La personne s’est expliquée.' });
});

test('an account that is gone leaves one decision', async () => {
  fakeApi(answer(get, report({ reported: null, messages: [], details: '' })));
  open();
  const form = await screen.findByRole('group', { name: /Décision/ });
  expect(within(form).getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText(texts.noMessages)).toBeTruthy();
});

test('a decision that was not saved is told, and what was typed stays', async () => {
  fakeApi(answer(get, report()), lose(decide));
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Sans suite/ }));
  await userEvent.type(screen.getByLabelText(/^Motifs/), 'Rien de contraire aux conditions.');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(decisionTexts.failure);
  expect(screen.getByLabelText(/^Motifs/)).toHaveProperty('value', 'Rien de contraire aux conditions.');
});
