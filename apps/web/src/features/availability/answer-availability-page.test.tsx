import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { availabilityErrors } from '@mitoyen/contract/features/availability/availability.errors.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import AnswerAvailabilityPage from './answer-availability-page.tsx';
import { availabilityTexts as texts } from './availability.texts.ts';

afterEach(cleanup);

const open = (query = '?token=abc') =>
  renderPage(AnswerAvailabilityPage, patterns.answerAvailability, patterns.answerAvailability + query);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test.each([
  ['yes', texts.yes, texts.yesDone, 'Disponible'],
  ['no', texts.no, texts.noDone, 'Indisponible'],
] as const)('%s is one press, and nothing is answered before', async (given, button, done, availability) => {
  const calls = fakeApi(answer(availabilityRoutes.answerByMail, { availability }));
  open();
  expect(calls).toEqual([]);
  await press(button);
  await screen.findByRole('status');
  expect(shown()).toContain(done);
  expect(shown()).toContain(availability);
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc', answer: given }]);
});

test('a day is sent along, and said again', async () => {
  const calls = fakeApi(answer(availabilityRoutes.answerByMail, { availability: 'Indisponible' }));
  open();
  fireEvent.change(screen.getByLabelText(texts.from), { target: { value: '2027-01-04' } });
  await press(texts.no);
  await screen.findByRole('status');
  expect(shown()).toContain('libre à partir du 4 janvier 2027');
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 'abc', answer: 'no', availableFrom: '2027-01-04' },
  ]);
});

test('a dead or incomplete link says so', async () => {
  const dead = availabilityErrors.availability_token_invalid;
  fakeApi(refuse(availabilityRoutes.answerByMail, dead.status, new ApiError(dead).toBody()));
  open();
  await press(texts.yes);
  expect(await screen.findByText(dead.message)).toBeTruthy();
  cleanup();
  open('');
  expect(screen.getByText(texts.missing)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
