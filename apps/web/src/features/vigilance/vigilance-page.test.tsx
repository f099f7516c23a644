import { vigilanceRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { Lender, Vigilance } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { vigilanceTexts as texts } from './vigilance.texts.ts';
import VigilancePage from './vigilance-page.tsx';

beforeEach(() => signInAs('entreprise'));
afterEach(() => {
  cleanup();
  setSession(null);
});

const { get, changeCalendar } = vigilanceRoutes;
const lender: Lender = {
  loanId: 'loan-1',
  userId: 'user-1',
  freelanceId: 'freelance-1',
  name: 'Maud Lestrade',
  until: '2027-05-21',
  proofs: [{ kind: 'ordre', domains: null, until: '2027-03-31', state: 'declared' }],
  due: '2027-03-31',
};
const followed = (over: Partial<Vigilance> = {}): Vigilance => ({
  isConfirmed: true,
  people: [lender],
  due: '2027-03-31',
  calendarUrl: 'https://mitoyen.test/api/vigilance.ics?token=one',
  ...over,
});
const open = () => renderPage(VigilancePage, paths.vigilance());

test('who lends, what stands until when, and what is missing', async () => {
  fakeApi(answer(get, followed()));
  open();
  expect(await screen.findByRole('heading', { name: 'Maud Lestrade' })).toBeTruthy();
  expect(screen.getByText(asShown(texts.due('31 mars 2027')))).toBeTruthy();
  expect(screen.getByText('Déclaré')).toBeTruthy();
  expect(screen.getByText(texts.noVigilance)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.archiveOf('Maud Lestrade') })).toBeTruthy();
});

test('a firm that nobody lends to, or that is not confirmed, reads what to do', async () => {
  fakeApi(answer(get, followed({ people: [], due: null })));
  open();
  expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
  cleanup();
  fakeApi(answer(get, followed({ isConfirmed: false, people: [], due: null })));
  open();
  expect(await screen.findByText(texts.unconfirmedTitle)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.confirm })).toBeTruthy();
});

test('the calendar’s address is given another', async () => {
  const calendarUrl = 'https://mitoyen.test/api/vigilance.ics?token=two';
  fakeApi(
    answer(get, followed()),
    answer(changeCalendar, { calendarUrl }),
    answer(get, followed({ calendarUrl })),
  );
  open();
  const field = await screen.findByLabelText(new RegExp(`^${texts.calendarLabel}`));
  expect(field).toHaveProperty('value', followed().calendarUrl);
  await userEvent.click(screen.getByRole('button', { name: texts.change }));
  expect(await screen.findByText(texts.changed)).toBeTruthy();
  expect(field).toHaveProperty('value', calendarUrl);
});
