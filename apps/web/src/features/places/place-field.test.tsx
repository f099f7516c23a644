import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose } from '../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../core/api/query-client.ts';
import { lyon, lyon3, lyonWithParents, rhone } from './place.fixture.ts';
import { PlaceField, type TypedPlace } from './place-field.tsx';
import { placeTexts as texts } from './places.texts.ts';

afterEach(cleanup);

let sent: number;
let typed: TypedPlace;

function Form({ initial, takesNamed }: { initial: TypedPlace; takesNamed: boolean }) {
  const [place, setPlace] = useState(initial);
  typed = place;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PlaceField label="Localisation" {...place} onChange={setPlace} takesNamed={takesNamed} />
      <button type="submit">Enregistrer</button>
    </form>
  );
}

function open(initial: TypedPlace = { text: '', code: null }, takesNamed = false) {
  sent = 0;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form initial={initial} takesNamed={takesNamed} />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Localisation' });
const optionNames = () =>
  screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);
const recognised = /Lyon, Rhône$/;
const found = () =>
  fakeApi(answer(placeRoutes.search, [lyon, rhone]), answer(placeRoutes.get, lyonWithParents));

test('suggests while typing, and is told as a screen reader should read it', async () => {
  const calls = fakeApi(answer(placeRoutes.search, [lyon, lyon3, rhone]));
  open();
  await userEvent.type(field(), 'lyon');
  await waitFor(() =>
    expect(optionNames()).toEqual([
      'Lyon, Rhône, commune',
      'Lyon 3e Arrondissement, Rhône, arrondissement',
      'Rhône, département',
    ]),
  );
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(texts.found(3));
  expect(typed).toEqual({ text: 'lyon', code: null });
  expect(calls.at(-1)?.query).toBe('q=lyon&limit=8');
});

test('arrows mark, Enter takes the marked one and sends nothing', async () => {
  found();
  open();
  await userEvent.type(field(), 'ly');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const [first] = screen.getAllByRole('option');
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(typed).toEqual({ text: 'Lyon', code: 'c69123' });
  expect(sent).toBe(0);
  expect(screen.queryByRole('option')).toBeNull();
  expect(await screen.findByText(recognised)).toBeTruthy();
});

test('a press chooses, and typing on takes the code away', async () => {
  found();
  open();
  await userEvent.type(field(), 'ly');
  await userEvent.click(await screen.findByRole('option', { name: 'Lyon, Rhône, commune' }));
  expect(typed).toEqual({ text: 'Lyon', code: 'c69123' });
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 's');
  expect(typed).toEqual({ text: 'Lyons', code: null });
  expect(screen.queryByText(recognised)).toBeNull();
});

test('Enter without a marked suggestion sends the form with what was typed', async () => {
  found();
  open();
  await userEvent.type(field(), 'Sud-Ouest');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
  expect(typed).toEqual({ text: 'Sud-Ouest', code: null });
});

test('Enter for a marked suggestion that a later list has taken away sends nothing, once', async () => {
  found();
  open();
  await userEvent.type(field(), 'ly');
  await screen.findAllByRole('option');
  const later = hold(placeRoutes.search);
  fakeApi(later.reply);
  await userEvent.type(field(), 'o');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true, name: /^Lyon/ })).toBeTruthy();
  later.release([rhone]);
  await waitFor(() => expect(optionNames()).toEqual(['Rhône, département']));
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(0);
  expect(typed).toEqual({ text: 'lyo', code: null });
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

test('Escape closes the list alone; an arrow asks for it again', async () => {
  found();
  open();
  await userEvent.type(field(), 'ly');
  await screen.findAllByRole('option');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('option')).toBeNull();
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  expect(typed.text).toBe('ly');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('a text that was there is looked up when an arrow asks for it', async () => {
  const calls = found();
  open({ text: 'Lyon', code: null });
  expect(calls).toEqual([]);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('says that it searches, that there is none, that it failed', async () => {
  const search = hold(placeRoutes.search);
  fakeApi(search.reply);
  open();
  await userEvent.type(field(), 'xy');
  expect(screen.getByRole('status').textContent).toBe(texts.searching);
  search.release([]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.none));
  fakeApi(lose(placeRoutes.search));
  await userEvent.type(field(), 'z');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.failed));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a later letter calls off what was asked for before it', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const search = hold(placeRoutes.search);
  fakeApi(search.reply);
  const { configureApi } = await import('../../core/api/api-client.ts');
  configureApi({
    transport: (_, init) => {
      signals.push(init.signal);
      return new Promise(() => undefined);
    },
  });
  open();
  await userEvent.type(field(), 'ly');
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.type(field(), 'o');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('where a name is enough, the commune of that name is taken and said, and typing on leaves it', async () => {
  fakeApi(answer(placeRoutes.search, [rhone, lyon, lyon3]), answer(placeRoutes.get, lyonWithParents));
  open(undefined, true);
  await userEvent.type(field(), 'LYON');
  expect(await screen.findByText(recognised)).toBeTruthy();
  expect(typed).toEqual({ text: 'LYON', code: lyon.code });
  await userEvent.type(field(), ' ou');
  expect(typed).toEqual({ text: 'LYON ou', code: null });
});

test('of several communes of one name the first is taken, and the others are spoken of', async () => {
  const other = { ...lyon, code: 'c01001', detail: 'Ain (01)' };
  fakeApi(answer(placeRoutes.search, [lyon, other]), answer(placeRoutes.get, lyonWithParents));
  open(undefined, true);
  await userEvent.type(field(), 'lyon');
  expect(await screen.findByText(/Lyon, Rhône\. D’autres communes portent ce nom/)).toBeTruthy();
  expect(typed.code).toBe(lyon.code);
});

test('elsewhere a name alone stays a text, and so does what names no commune as a whole', async () => {
  fakeApi(answer(placeRoutes.search, [lyon, rhone]));
  open();
  await userEvent.type(field(), 'lyon');
  await waitFor(() => expect(optionNames()).toHaveLength(2));
  expect(typed.code).toBeNull();
  cleanup();
  open(undefined, true);
  await userEvent.type(field(), 'rhone');
  await waitFor(() => expect(optionNames()).toHaveLength(2));
  expect(typed.code).toBeNull();
});
