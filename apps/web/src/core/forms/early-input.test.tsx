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
      {['freelance', 'all'].map((kind) => (
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
      <input
        aria-label="file"
        type="file"
        onChange={({ target: { files } }) => changes.push(...Array.from(files ?? [], ({ name }) => name))}
      />
      <details
        aria-label="more"
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => changes.push(`open ${open}`)}
      />
    </>
  );
}

const page = (isHydrated = false) => (
  <HydratedContext value={isHydrated}>
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

const comeAlive = (isHydrated = false) =>
  act(async () => {
    root = hydrateRoot(container, page(isHydrated));
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
  const shown = () => ({
    words: field<HTMLInputElement>('words').value,
    message: field<HTMLTextAreaElement>('message').value,
    years: field<HTMLSelectElement>('years').value,
    kind: ['freelance', 'all'].filter((kind) => field<HTMLInputElement>(kind).checked).join(),
    free: field<HTMLInputElement>('free').checked,
    remote: field<HTMLInputElement>('remote').checked,
  });
  expect(shown()).toEqual(expected);
  act(() => drawAgain());
  expect(shown()).toEqual(expected);
});

for (const [name, isChosen] of [
  ['free', true],
  ['remote', false],
] as const)
  test(`a box that was ${isChosen ? 'ticked' : 'unticked'}, and nothing else`, async () => {
    field(name).click();
    await comeAlive();
    expect(changes).toEqual([name]);
    expect(known[name]).toBe(isChosen);
  });

test('one of several that was chosen, and nothing else', async () => {
  field('freelance').click();
  await comeAlive();
  expect(changes).toEqual(['kind']);
  expect(field<HTMLInputElement>('freelance').checked).toBe(true);
});

test('a file that was chosen before, once', async () => {
  const files = [new File(['CV'], 'cv.pdf')];
  Object.defineProperty(field('file'), 'files', { value: files });
  await comeAlive();
  expect(changes).toEqual(['cv.pdf']);
});

test('a page that comes later is not asked what was typed before it', async () => {
  field<HTMLInputElement>('words').value = 'charpente';
  await comeAlive(true);
  expect(changes).toEqual([]);
});

test('what was opened before that is said to be open', async () => {
  field<HTMLDetailsElement>('more').open = true;
  await comeAlive();
  expect(changes).toEqual(['open true']);
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
