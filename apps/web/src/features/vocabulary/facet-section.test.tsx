import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { type Form, useForm } from '../../core/forms/use-form.ts';
import { facetFormTexts as texts } from './facet-form.texts.ts';
import { PersonFacetSection } from './facet-section.tsx';
import { emptyPersonFacets, type PersonFacetValues } from './facet-values.ts';
import { someVocabulary } from './vocabulary.fixture.ts';

afterEach(cleanup);

let form: Form<PersonFacetValues>;
const noIssues = () => ({});

function Section({ initial }: { initial: Partial<PersonFacetValues> }) {
  form = useForm({ ...emptyPersonFacets, ...initial }, noIssues);
  return <PersonFacetSection form={form} />;
}

function show(initial: Partial<PersonFacetValues> = {}) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <Section initial={initial} />
    </QueryClientProvider>,
  );
}

const toggle = () => screen.getByRole('button', { name: texts.title.person });
const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const chosen = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);

beforeEach(() => {
  fakeApi(answer(vocabularyRoutes.get, someVocabulary));
});

test('is folded away, and asks for the lists when it is opened', async () => {
  const calls = fakeApi(answer(vocabularyRoutes.get, someVocabulary));
  show();
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(calls).toEqual([]);
  await userEvent.click(toggle());
  expect(await field(texts.trades)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('is open for who has filled in more than trades, which stand under the title too', async () => {
  show({ trades: ['economiste'] });
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  cleanup();
  show({ trades: ['economiste'], phases: ['DCE'] });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  await field(texts.trades);
  expect(chosen(texts.trades)).toEqual(['Économiste']);
});

test('trades are found in any gender, by other names, and the first is the main one', async () => {
  show({ travelKm: '50' });
  const trades = await field(texts.trades);
  await userEvent.type(trades, 'dessinatrices{ArrowDown}{Enter}');
  await userEvent.type(trades, 'verificateur');
  await userEvent.click(screen.getByRole('option', { name: 'Économiste' }));
  expect(form.values.trades).toEqual(['dessinateur', 'economiste']);
  expect(trades.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: texts.makeMainOf('Économiste') }));
  expect(chosen(texts.trades)).toEqual(['Économiste', 'Dessinateur / dessinatrice']);
});

test('a fourth trade is not taken before one is taken off', async () => {
  show({ trades: ['dessinateur', 'economiste', 'architecte'], travelKm: '50' });
  const trades = await field(texts.trades);
  expect(trades.readOnly).toBe(true);
  expect(screen.getByText(/Trois métiers au plus/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer Économiste' }));
  expect(form.values.trades).toEqual(['dessinateur', 'architecte']);
  expect(trades.readOnly).toBe(false);
});

test('a word that no list has adds nothing and sends nothing', async () => {
  show({ travelKm: '0' });
  await userEvent.type(await field(texts.software), 'minitel');
  expect(screen.getAllByText(texts.noSoftware)).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(form.values.software).toEqual([]);
});

test('software has a level', async () => {
  show({ travelKm: '0' });
  await userEvent.type(await field(texts.software), 'rev{ArrowDown}{Enter}');
  expect(form.values.software).toEqual(['revit:2']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.level('Revit') }), 'Expert');
  expect(form.values.software).toEqual(['revit:3']);
});

test('phases, programmes and contexts are boxes, kept in the order of their lists', async () => {
  show({ travelKm: '0' });
  await field(texts.trades);
  await userEvent.click(screen.getByRole('checkbox', { name: /^EXE/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^DCE/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Logement' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Logement' }));
  expect(form.values).toMatchObject({ phases: ['DCE', 'EXE'], programmes: [] });
});

test('lists that do not come are told, with another try; the rest can be filled in meanwhile', async () => {
  fakeApi(lose(vocabularyRoutes.get), answer(vocabularyRoutes.get, someVocabulary));
  show();
  await userEvent.click(toggle());
  expect(await screen.findByText(texts.failure)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(texts.travel), 'France entière');
  expect(form.values.travelKm).toBe('-1');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await field(texts.trades)).toBeTruthy();
});
