import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { report } from './queue/report.fixture.ts';
import { queueTexts as texts } from './queue/reports.texts.ts';
import ReportsPage from './reports-page.tsx';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const { list } = reportRoutes;
const open = (address?: string) => renderPage(ReportsPage, patterns.reports, address);

test('lists what waits, each leading to its page', async () => {
  fakeApi(answer(list, [report()]));
  open();
  expect(await screen.findByText('Awa Ndiaye, par Camille Durand')).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.openAbout('Awa Ndiaye') });
  expect(link.getAttribute('href')).toBe(paths.report('report-1'));
});

test('what was decided is a tab away', async () => {
  fakeApi(answer(list, []), answer(list, [report({ decision: 'warning' })]));
  open();
  expect(await screen.findByText(texts.empty.open)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: texts.tabs.closed }));
  expect(await screen.findByText('Avertissement')).toBeTruthy();
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(list), answer(list, []));
  open(paths.reports({ status: 'closed' }));
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.empty.closed)).toBeTruthy();
});
