import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { frenchSentences } from './default-sentences.ts';

const before = z.config().localeError;
beforeAll(() => {
  z.config(frenchSentences);
});
afterAll(() => {
  z.config({ localeError: before });
});

const said = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'Remplissez ce champ.'],
  [z.string(), null, 'Remplissez ce champ.'],
  [z.string(), 5, 'Ce champ n’est pas du type attendu.'],
  [z.string().check(z.maxLength(1)), 'ab', 'Écrivez 1 caractère au plus.'],
  [z.string().check(z.maxLength(500)), 'x'.repeat(100_000), 'Écrivez 500 caractères au plus.'],
  [z.string().check(z.minLength(1)), '', 'Remplissez ce champ.'],
  [z.string().check(z.minLength(3)), 'a', 'Écrivez 3 caractères au moins.'],
  [z.string().check(z.regex(/^\d$/)), 'a', 'Ce texte n’a pas la forme attendue.'],
  [z.number().check(z.lte(5)), 6, 'Indiquez un nombre d’au plus 5.'],
  [z.number().check(z.gt(0)), 0, 'Indiquez un nombre supérieur à 0.'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Donnez 2 éléments au plus.'],
  [z.enum(['a', 'b']), 'c', 'Choisissez une des valeurs proposées.'],
  [z.string().check(z.refine(() => false)), 'a', 'Cette valeur n’est pas acceptée.'],
])('%# is said in words of the product', (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence);
});

test('a sentence of the schema’s own comes first', () => {
  expect(said(z.string('La vôtre.'), 5)).toBe('La vôtre.');
});
