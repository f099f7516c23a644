import { expect, test } from 'vitest';
import { createClassNames } from './short-classes.ts';

const card = '/app/src/ui/card.module.css';
const badge = '/app/src/ui/badge.module.css';

test('a class has one name, short, and no other class has it', () => {
  const nameOf = createClassNames('/app');
  const names = [card, badge].flatMap((file) => ['card', 'wide', 'title'].map((name) => nameOf(name, file)));
  expect(new Set(names).size).toBe(6);
  expect(nameOf('wide', card)).toBe(names[1]);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{3}[0-9a-z]{1,2}$/);
});

test('names depend on neither other stylesheets, nor where the product lies', () => {
  const [here, there] = [createClassNames('/app'), createClassNames('/home/x/mitoyen')];
  here('title', badge);
  expect(here('card', card)).toBe(there('card', '/home/x/mitoyen/src/ui/card.module.css'));
});

test('two stylesheets never share names unseen', () => {
  const nameOf = createClassNames('/app');
  const many = Array.from({ length: 10_000 }, (_, at) => `/app/src/ui/a${at}.module.css`);
  expect(() => many.map((file) => nameOf('card', file))).toThrow(/share the prefix/);
});
