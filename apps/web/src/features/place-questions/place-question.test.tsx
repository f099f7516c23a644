import { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { PlaceQuestion } from './place-question.tsx';
import { placeQuestionTexts as texts } from './place-questions.texts.ts';

afterEach(cleanup);

const commune = (code: string, detail: string): PlaceSuggestion => ({
  ...{ code, detail, kind: 'commune', name: 'Saint-Denis', postalCodes: [] },
});
const candidates = [commune('c93066', 'Seine-Saint-Denis (93)'), commune('c97411', 'La Réunion (974)')];
const asked = answer(placeQuestionRoutes.get, { words: 'Saint-Denis', candidates });
const settled = { words: '', candidates: [] };

function show(placeCode: string | null = null) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlaceQuestion userId="user-1" profile={{ placeCode }} />
    </QueryClientProvider>,
  );
}
const button = (name: string) => screen.findByRole('button', { name });

test('asks with the candidates as buttons; one press saves the code', async () => {
  const calls = fakeApi(asked, answer(placeQuestionRoutes.answer, settled));
  show();
  expect(await screen.findByText('Saint-Denis, est-ce…')).toBeTruthy();
  await userEvent.click(await button('Saint-Denis, La Réunion, commune'));
  const thanks = await screen.findByText(asShown(texts.saved));
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(calls.find(({ route }) => route === placeQuestionRoutes.answer)?.body).toEqual({ code: 'c97411' });
});

test('« none of these » is an answer too', async () => {
  const calls = fakeApi(asked, answer(placeQuestionRoutes.answer, settled));
  show();
  await userEvent.click(await button(texts.none));
  expect(await screen.findByText(asShown(texts.declined))).toBeTruthy();
  expect(calls.find(({ route }) => route === placeQuestionRoutes.answer)?.body).toEqual({ code: null });
});

test('an answer that is lost says so, and may be given again', async () => {
  fakeApi(asked, lose(placeQuestionRoutes.answer), answer(placeQuestionRoutes.answer, settled));
  show();
  await userEvent.click(await button(texts.none));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(await button(texts.none));
  expect(await screen.findByText(asShown(texts.declined))).toBeTruthy();
});

test('a known place asks nothing, not even the server', () => {
  const calls = fakeApi(asked);
  show('c69123');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});
