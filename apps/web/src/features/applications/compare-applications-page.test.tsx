import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { application, compared, receivedDetails } from '../offers/offer.fixture.ts';
import { answerTexts } from './applications.texts.ts';
import CompareApplicationsPage from './compare-applications-page.tsx';
import { compareTexts as texts } from './received/deciding.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise', 'user-awa');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const named = (name: string, over = {}) =>
  compared(
    application({ id: name, applicantName: name, status: 'seen', received: receivedDetails(), ...over }),
  );
const show = (...id: readonly string[]) =>
  renderPage(CompareApplicationsPage, patterns.compareApplications, paths.compareApplications({ id }));

test('applications stand in columns, each fact in a row', async () => {
  const calls = fakeApi(
    answer(applicationRoutes.compare, [named('Un'), named('Deux', { proposedRate: 300 })]),
  );
  show('Un', 'Deux');
  expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  expect(calls[0]?.query).toBe('id=Un&id=Deux');
  for (const row of [texts.rate, texts.works, texts.availability, texts.message])
    expect(screen.getByRole('rowheader', { name: row })).toBeTruthy();
  expect(screen.getByText(asShown('20 € au-dessus du budget'))).toBeTruthy();
  expect(screen.getByText(asShown('30 € sous le budget'))).toBeTruthy();
});

test('what is withdrawn, unknown or too many is left out, and why is said', async () => {
  const gone = named('Parti', { status: 'withdrawn' });
  fakeApi(answer(applicationRoutes.compare, [named('Un'), named('Deux'), gone]));
  show('Un', 'Deux', 'Parti', 'inconnue', 'cinquième');
  expect(await screen.findByText(asShown(texts.withdrawn('Parti', true)))).toBeTruthy();
  expect(screen.getByText(asShown(texts.missing(1)))).toBeTruthy();
  expect(screen.getByText(asShown(texts.tooMany))).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('with nothing to compare, it says how to choose', async () => {
  const calls = fakeApi();
  show();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('one is answered where it stands, and one is taken out', async () => {
  fakeApi(
    answer(applicationRoutes.compare, [named('Un'), named('Deux')]),
    answer(applicationRoutes.compare, [named('Deux', { status: 'accepted' })]),
    answer(applicationRoutes.answer, named('Deux', { status: 'accepted' }).application),
  );
  const { router } = show('Un', 'Deux');
  const accept = await screen.findAllByRole('button', { name: answerTexts.actions.accepted });
  await userEvent.click(accept[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.accepted }));
  expect(await screen.findByText('Retenue')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: texts.takeOutOf('Un') }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=Deux'));
});
