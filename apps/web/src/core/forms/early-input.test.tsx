import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HydratedContext } from '../lazy/hydrated.ts';
import { EarlyInput } from './early-input.tsx';

const initial = { words: '', message: '', years: '0', kind: 'all', free: false, remote: true };
type Values = typeof initial;

let root: Root | undefined;
let known: Values;
let changes: string[];
let drawAgain = () => {};

function Controls() {
  const [values, setValues] = useState(initial);
  const [, draw] = useState(0);
  drawAgain = () => draw((times) => times + 1);
  known = values;
  const set = (change: Partial<Values>) => {
    changes.push(...Object.keys(change));
    setValues((latest) => ({ ...latest, ...change }));
  };
  return (
    <>
      <input
        aria-label="words"
        value={values.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      <textarea
        aria-label="message"
        value={values.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      <select
        aria-label="years"
        value={values.years}
        onChange={(event) => set({ years: event.target.value })}
      >
        <option>0</option>
        <option>5</option>
      </select>
      {['all', 'freelance'].map((kind) => (
        <input
          key={kind}
          aria-label={kind}
          type="radio"
          name="kind"
          checked={values.kind === kind}
          onChange={() => set({ kind })}
        />
      ))}
      {(['free', 'remote'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          type="checkbox"
          checked={values[name]}
          onChange={(event) => set({ [name]: event.target.checked })}
        />
      ))}
    </>
  );
}

const page = () => (
  <HydratedContext value={false}>
    <main>
      <Suspense>
        <EarlyInput>
          <Controls />
        </EarlyInput>
      </Suspense>
    </main>
  </HydratedContext>
);

const field = <Element extends HTMLElement>(name: string) => screen.getByLabelText<Element>(name);
let container: HTMLElement;

beforeEach(() => {
  changes = [];
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});

const comeAlive = () =>
  act(async () => {
    root = hydrateRoot(container, page());
  });

test('what was typed and chosen before the page came alive is taken in, and stays', async () => {
  field<HTMLInputElement>('words').value = 'charpente';
  field<HTMLTextAreaElement>('message').value = 'Bonjour';
  field<HTMLSelectElement>('years').value = '5';
  for (const name of ['freelance', 'free', 'remote']) field(name).click();
  await comeAlive();
  const expected = {
    words: 'charpente',
    message: 'Bonjour',
    years: '5',
    kind: 'freelance',
    free: true,
    remote: false,
  };
  expect(known).toEqual(expected);
  expect(changes.sort()).toEqual(Object.keys(expected).sort());
  act(() => drawAgain());
  expect(field<HTMLInputElement>('words').value).toBe('charpente');
  expect(field<HTMLTextAreaElement>('message').value).toBe('Bonjour');
  expect(field<HTMLSelectElement>('years').value).toBe('5');
  expect(['all', 'freelance', 'free', 'remote'].map((name) => field<HTMLInputElement>(name).checked)).toEqual(
    [false, true, true, false],
  );
});

test('who is typing goes on where they were', async () => {
  const words = field<HTMLInputElement>('words');
  words.focus();
  words.value = 'charpnte';
  words.setSelectionRange(5, 5);
  await comeAlive();
  expect(words.selectionStart).toBe(5);
  fireEvent.change(words, { target: { value: 'charpente' } });
  expect(known.words).toBe('charpente');
});

test('a page that nobody touched hears nothing', async () => {
  await comeAlive();
  expect(changes).toEqual([]);
});
