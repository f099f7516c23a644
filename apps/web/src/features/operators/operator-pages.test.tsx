import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type {
  AccountDetails,
  Figures,
  SecurityEvent,
  UnsentMail,
} from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerWith, fakeApi, isAccepted, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import AccountsPage from './accounts-page.tsx';
import FailedJobsPage from './failed-jobs-page.tsx';
import FiguresPage from './figures-page.tsx';
import OperatorAccountPage from './operator-account-page.tsx';
import OperatorLogPage from './operator-log-page.tsx';
import {
  accountsTexts,
  accountTexts,
  figuresTexts,
  jobsTexts,
  logTexts,
  mailsTexts,
  operatorTexts,
  securityTexts,
} from './operators.texts.ts';
import SecurityEventsPage from './security-events-page.tsx';
import UnsentMailsPage from './unsent-mails-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession(null);
});

const at = '2026-03-09T10:00:00.000Z';
const account: AccountDetails = {
  id: 'user-awa',
  username: 'Awa Ndiaye',
  email: 'awa@exemple.fr',
  role: 'entreprise',
  createdAt: at,
  lastActiveAt: at,
  isSuspended: false,
  isOperator: false,
  openReports: 2,
  phone: null,
  profileId: 'company-1',
  takedowns: 0,
  sameSiret: [{ id: 'user-leo', username: 'Léo Roux', siret: '73282932000074' }],
  sessions: [{ id: 'session-1', createdAt: at, lastUsedAt: at, userAgent: null }],
  decisions: [],
};
const statement = 'Une décision de justice nous l’ordonne.';

test('accounts are searched, page by page', async () => {
  const calls = fakeApi(
    answerWith(operatorRoutes.listAccounts, [account], {
      link: '</api/operator/accounts?cursor=next>; rel="next"',
    }),
    answer(operatorRoutes.listAccounts, [{ ...account, id: 'user-2', username: 'Nora Petit' }]),
    answer(operatorRoutes.listAccounts, []),
  );
  renderPage(AccountsPage, patterns.operatorAccounts, paths.operatorAccounts());
  expect(await screen.findByRole('heading', { name: 'Awa Ndiaye' })).toBeTruthy();
  expect(screen.getByRole('link', { name: accountsTexts.openOf('Awa Ndiaye') }).getAttribute('href')).toBe(
    paths.operatorAccount('user-awa'),
  );
  await userEvent.click(screen.getByRole('button', { name: operatorTexts.more }));
  expect(await screen.findByRole('heading', { name: 'Nora Petit' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'personne');
  await userEvent.click(screen.getByRole('button', { name: accountsTexts.submit }));
  expect(await screen.findByText(accountsTexts.empty)).toBeTruthy();
  expect(calls.at(-1)?.query).toContain('search=personne');
});

test.each(['x'.repeat(300), 'a\0b', '  '])(
  'an address that nobody typed (%j) asks what calls take',
  async (text) => {
    const calls = fakeApi(
      answer(operatorRoutes.listAccounts, []),
      answer(operatorRoutes.listSecurityEvents, []),
      answer(operatorRoutes.listSealedHostData, []),
    );
    const asked = (names: readonly string[]) =>
      `?${new URLSearchParams(names.map((name) => [name, text])).toString()}`;
    renderPage(AccountsPage, patterns.operatorAccounts, patterns.operatorAccounts + asked(['recherche']));
    expect(await screen.findByText(accountsTexts.empty)).toBeTruthy();
    cleanup();
    const address = patterns.securityEvents + asked(['compte', 'evenement']);
    renderPage(SecurityEventsPage, patterns.securityEvents, address);
    expect(await screen.findByText(securityTexts.empty)).toBeTruthy();
    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) expect([call.query, isAccepted(call)]).toEqual([call.query, true]);
  },
);

test('an operator confirms a company, and takes it back', async () => {
  const calls = fakeApi(
    answer(operatorRoutes.getAccount, {
      ...{ ...account, companyConfirmation: null },
      siret: { number: '73282932000074', state: 'masked' },
    }),
    answer(operatorRoutes.confirmCompany, undefined),
    answer(operatorRoutes.getAccount, { ...account, companyConfirmation: 'operator' }),
    answer(operatorRoutes.confirmCompany, undefined),
    answer(operatorRoutes.getAccount, { ...account, companyConfirmation: 'website' }),
  );
  renderPage(OperatorAccountPage, patterns.operatorAccount, paths.operatorAccount('user-awa'));
  expect(await screen.findByText(accountTexts.companyHolder.states.none)).toBeTruthy();
  expect(screen.getByText(accountTexts.siretStates.masked)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: accountTexts.companyHolder.confirm }));
  expect(await screen.findByText(accountTexts.companyHolder.states.operator)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: accountTexts.unconfirmCompany }));
  expect(await screen.findByText(accountTexts.companyHolder.states.website)).toBeTruthy();
  expect(
    calls.filter(({ route }) => route === operatorRoutes.confirmCompany).map(({ body }) => body),
  ).toEqual([{ isConfirmed: true }, { isConfirmed: false }]);
});

test('an operator confirms the holder of a freelance’s number', async () => {
  const freelance = { ...account, role: 'freelance' as const };
  const siret = { number: '73282932000074', state: 'exists' as const };
  fakeApi(
    answer(operatorRoutes.getAccount, { ...freelance, companyConfirmation: null, siret }),
    answer(operatorRoutes.confirmCompany, undefined),
    answer(operatorRoutes.getAccount, {
      ...{ ...freelance, companyConfirmation: 'operator' },
      siret: { ...siret, state: 'confirmed' },
    }),
  );
  renderPage(OperatorAccountPage, patterns.operatorAccount, paths.operatorAccount('user-awa'));
  await userEvent.click(await screen.findByRole('button', { name: accountTexts.freelanceHolder.confirm }));
  expect(await screen.findByText(accountTexts.freelanceHolder.states.operator)).toBeTruthy();
  expect(screen.getByText(accountTexts.siretStates.confirmed)).toBeTruthy();
});

test('an account is signed out everywhere and suspended with its reasons', async () => {
  const calls = fakeApi(
    answer(operatorRoutes.getAccount, account),
    answer(operatorRoutes.endSessions, undefined),
    answer(operatorRoutes.getAccount, { ...account, sessions: [] }),
    answer(reportRoutes.suspend, undefined),
    answer(operatorRoutes.getAccount, { ...account, sessions: [], isSuspended: true }),
  );
  renderPage(OperatorAccountPage, patterns.operatorAccount, paths.operatorAccount('user-awa'));
  expect(await screen.findByText('awa@exemple.fr')).toBeTruthy();
  const same = screen.getByRole('link', { name: 'Léo Roux' });
  expect(same.getAttribute('href')).toBe(paths.operatorAccount('user-leo'));
  await userEvent.click(screen.getByRole('button', { name: accountTexts.endSessions }));
  expect(await screen.findByText(accountTexts.noSessions)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: accountTexts.suspend }));
  expect(screen.getAllByText('Indiquez sur quoi la décision se fonde.').length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText(/^Fondement/), 'law');
  await userEvent.type(screen.getByLabelText(/^Motifs/), statement);
  await userEvent.click(screen.getByRole('button', { name: accountTexts.suspend }));
  expect(await screen.findByRole('heading', { name: accountTexts.liftHeading })).toBeTruthy();
  expect(calls.find(({ route }) => route === reportRoutes.suspend)?.body).toEqual({
    ground: 'law',
    statement,
  });
});

test('failed work is tried again', async () => {
  const job = { id: 'job-1', name: 'mail-send', createdAt: at, failedAt: at, tries: 13, error: 'MailError' };
  fakeApi(
    answer(operatorRoutes.listFailedJobs, [job]),
    answer(operatorRoutes.retryJob, undefined),
    answer(operatorRoutes.listFailedJobs, []),
  );
  renderPage(FailedJobsPage, patterns.failedJobs, paths.failedJobs());
  await userEvent.click(await screen.findByRole('button', { name: jobsTexts.retryOf('mail-send') }));
  expect(await screen.findByText(jobsTexts.empty)).toBeTruthy();
});

test('mails that could not be sent are sent again, one or all', async () => {
  const mail: UnsentMail = {
    id: 'mail-1',
    lane: 'notices',
    domain: 'exemple.fr',
    createdAt: at,
    failedAt: at,
    tries: 27,
    step: 'MAIL FROM',
    code: 550,
    enhancedCode: '5.4.5',
    answer: '550 5.4.5 Daily sending quota exceeded',
  };
  const silent: UnsentMail = { ...mail, id: 'mail-2', lane: 'account', step: '', code: null };
  fakeApi(
    lose(operatorRoutes.listUnsentMails),
    answer(operatorRoutes.listUnsentMails, [mail, silent]),
    lose(operatorRoutes.resendMail),
    answer(operatorRoutes.resendMail, undefined),
    answer(operatorRoutes.listUnsentMails, [silent]),
    answer(operatorRoutes.resendMails, { count: 1 }),
    answer(operatorRoutes.listUnsentMails, []),
  );
  renderPage(UnsentMailsPage, patterns.unsentMails, paths.unsentMails());
  expect(await screen.findByText(operatorTexts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Daily sending quota exceeded/)).toBeTruthy();
  expect(screen.getByText(mailsTexts.noAnswer)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: /^Renvoyer/ });
  if (first) await userEvent.click(first);
  expect(await screen.findByText(mailsTexts.failure)).toBeTruthy();
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.queryByText(/Daily sending quota exceeded/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: mailsTexts.resendAll }));
  expect(await screen.findByText(/^1 e-mail/)).toBeTruthy();
  expect(await screen.findByText(mailsTexts.empty)).toBeTruthy();
  expect(screen.queryByRole('button', { name: mailsTexts.resendAll })).toBeNull();
});

test('security events are narrowed to one kind', async () => {
  const event: SecurityEvent = {
    id: 'event-1',
    kind: 'sign_in_failed',
    userId: null,
    username: null,
    network: '192.0.2.0/24',
    userAgent: null,
    at,
  };
  const calls = fakeApi(
    answer(operatorRoutes.listSecurityEvents, [event]),
    answer(operatorRoutes.listSecurityEvents, []),
  );
  renderPage(SecurityEventsPage, patterns.securityEvents, paths.securityEvents());
  expect(await screen.findByText(securityTexts.nobody)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(securityTexts.kind), 'signed_in');
  expect(await screen.findByText(securityTexts.empty)).toBeTruthy();
  expect(calls.at(-1)?.query).toContain('kind=signed_in');
});

test('the figures of the week, and that they could not be loaded', async () => {
  const zero = Object.fromEntries(Object.keys(figuresTexts.labels).map((name) => [name, 0]));
  const figures = { ...zero, since: at, messages: 1234, medianHoursToDecide: null } as unknown as Figures;
  fakeApi(lose(operatorRoutes.figures), answer(operatorRoutes.figures, figures));
  renderPage(FiguresPage, patterns.figures, paths.figures());
  expect(await screen.findByText(figuresTexts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
  expect(await screen.findByText(/^1\s234$/)).toBeTruthy();
  expect(screen.getByText(figuresTexts.none)).toBeTruthy();
});

test('the log says who did what, also of who is gone', async () => {
  const entry = {
    id: 'entry-1',
    at,
    operatorId: 'user-x',
    operatorName: null,
    action: 'GET /api/operator/reports',
    targetIds: ['report-1'],
    outcome: 'own_case',
  };
  fakeApi(answer(operatorRoutes.listLog, [entry]));
  renderPage(OperatorLogPage, patterns.operatorLog, paths.operatorLog());
  expect(await screen.findByText(logTexts.gone)).toBeTruthy();
  expect(screen.getByText(/^Les signalements.* – refusé \(own_case\)$/)).toBeTruthy();
});
