import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { type Form, useForm } from '../../core/forms/use-form.ts';
import { facetFormTexts } from './facet-form.texts.ts';
import { NamedTrades } from './named-trades.tsx';

afterEach(cleanup);
const texts = facetFormTexts.named.person;
const lists = structuredClone(vocabulary) as unknown as Parameters<
  typeof answer<typeof vocabularyRoutes.get>
>[1];

interface Values {
  title: string;
  trades: readonly string[];
}
let form: Form<Values>;
const noIssues = () => ({});

function Fields({ initial }: { initial: Partial<Values> }) {
  form = useForm<Values>({ title: '', trades: [], ...initial }, noIssues);
  return (
    <>
      <input aria-label="Titre" {...form.field('title')} />
      <NamedTrades form={form} texts={[form.values.title]} of="person" />
    </>
  );
}

function show(initial: Partial<Values> = {}) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <Fields initial={initial} />
    </QueryClientProvider>,
  );
}

const type = (title: string) =>
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: title } });
const chips = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a title chooses the trades that it names, as its owner writes them', async () => {
  fakeApi(answer(vocabularyRoutes.get, lists));
  show();
  type('Dessinatrice projeteuse');
  expect(await chips()).toEqual(['Dessinatrice-projeteuse ✓', 'Dessinatrice ✓']);
  expect(form.values.trades).toEqual(['dessinateur-projeteur', 'dessinateur']);
  expect(screen.getByText(texts.label(2).replace('\u00a0', ' '), { exact: false })).toBeTruthy();
});

test('what it no longer names goes, what was taken off stays away', async () => {
  fakeApi(answer(vocabularyRoutes.get, lists));
  show();
  type('Architecte');
  expect(await chips()).toEqual(['Architecte ✓']);
  type('Architecte d’intérieur');
  expect(await chips()).toEqual(['Architecte d’intérieur ✓']);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer Architecte d’intérieur' }));
  expect(form.values.trades).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  type('Architecte d’intérieur et urbaniste');
  expect(form.values.trades).toEqual(['urbaniste']);
});

test('what was chosen before stays, and what a saved title names is not chosen again', async () => {
  fakeApi(answer(vocabularyRoutes.get, lists));
  show({ title: 'Économiste', trades: ['metreur'] });
  expect(await chips()).toEqual(['Métreur / métreuse ✓']);
  type('Économiste et acousticienne');
  expect(form.values.trades).toEqual(['metreur', 'acousticien']);
});

test('a title that names none says where to choose one', async () => {
  fakeApi(answer(vocabularyRoutes.get, lists));
  show();
  type('Indépendante');
  expect(await screen.findByText(/^Aucun métier reconnu/)).toBeTruthy();
});

test('without the lists it says nothing', () => {
  fakeApi(lose(vocabularyRoutes.get));
  show();
  type('Architecte');
  expect(screen.queryByRole('status')).toBeNull();
  expect(form.values.trades).toEqual([]);
});
