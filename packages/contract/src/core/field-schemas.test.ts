import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  commonPasswordMessage,
  emailSchema,
  freeTextSchema,
  nameLikeSchema,
  newPasswordSchema,
  numberSchema,
  optionalNumberSchema,
  passwordRuleMessage,
  requiredTextSchema,
  usernameSchema,
  webUrlSchema,
} from './field-schemas.ts';
import { emptyAsNull } from './optional-text.ts';

/** What a schema makes of a value: itself, or the first sentence against it. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = z.safeParse(schema, value);
  return success ? data : `refused: ${error.issues[0]?.message}`;
}
const isTaken = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test('an address is trimmed, and at most 254 characters long', () => {
  expect(read(emailSchema, ' nora@exemple.fr ')).toBe('nora@exemple.fr');
  for (const wrong of ['', '  ', 'nora', 'nora@', 5, `${'n'.repeat(250)}@exemple.fr`])
    expect([wrong, isTaken(emailSchema, wrong)]).toEqual([wrong, false]);
});

describe('a new password', () => {
  test.each(['maison bleue 7', 'ÉTÉÀÎŒÇ1', 'x'.repeat(127) + 1])('may be %s', (text) =>
    expect(isTaken(newPasswordSchema, text)).toBe(true),
  );

  test.each([
    ['courte1', passwordRuleMessage],
    ['sans-chiffre', passwordRuleMessage],
    ['1234567890', passwordRuleMessage],
    [`${'x'.repeat(128)}1`, 'Le mot de passe ne peut pas dépasser 128 caractères.'],
    ['Password123', commonPasswordMessage],
    [undefined, 'Choisissez un mot de passe : 8 caractères au moins, dont une lettre et un chiffre.'],
    ['', 'Choisissez un mot de passe : 8 caractères au moins, dont une lettre et un chiffre.'],
  ])('is not %s', (text, message) => expect(read(newPasswordSchema, text)).toBe(`refused: ${message}`));
});

test('a title is of 2 to 100 letters, apostrophes, hyphens and spaces', () => {
  const title = nameLikeSchema('Titre', 'Indiquez votre titre.');
  expect(read(title, ' Cheffe d’équipe-adjointe ')).toBe('Cheffe d’équipe-adjointe');
  for (const good of ['ab', 'x'.repeat(100), "l'a"]) expect(isTaken(title, good)).toBe(true);
  for (const wrong of ['a', ' a ', 'x'.repeat(101), 'Bâtiment 2', 'a/b', ''])
    expect([wrong, isTaken(title, wrong)]).toEqual([wrong, false]);
});

test('a free text is trimmed before it is measured, and may be empty where none is asked for', () => {
  expect(read(freeTextSchema('Texte', 3), ' abc ')).toBe('abc');
  expect(read(freeTextSchema('Texte', 3), '  ')).toMatch('obligatoire');
  expect(read(freeTextSchema('Texte', 3), 'abcd')).toMatch('3 caractères au plus');
  expect(read(freeTextSchema('Texte', 3, 0), '  ')).toBe('');
});

describe('a number', () => {
  const rate = numberSchema('Tarif', { max: 1000 });
  const years = numberSchema('Années', { min: 1, max: 60, int: true });

  test.each([
    [rate, '48,5', 48.5],
    [rate, 48.5, 48.5],
    [rate, 0, 0],
    [rate, 1000, 1000],
    [years, 1, 1],
    [years, '60', 60],
  ])('%# is taken, typed or not', (schema, value, expected) => expect(read(schema, value)).toBe(expected));

  test.each([
    [rate, -0.01],
    [rate, 1000.01],
    [rate, ''],
    [rate, null],
    [rate, true],
    [rate, ['5']],
    [rate, undefined],
    [years, 0],
    [years, 61],
    [years, '2,5'],
  ])('%# is refused', (schema, value) => expect(isTaken(schema, value)).toBe(false));

  test('says what it may be, or the sentence it was given', () => {
    const message = 'refused: Années : indiquez un nombre entier entre 1 et 60.';
    for (const wrong of [0, 61, 2.5, 'x']) expect(read(years, wrong)).toBe(message);
    expect(read(numberSchema('Année', { max: 1, fault: 'une année.' }), 2)).toBe(
      'refused: Année : une année.',
    );
  });

  test('may be left out where it is optional, and is held to the same limits', () => {
    const surface = optionalNumberSchema('Surface', { min: 1, max: 10 });
    for (const none of [undefined, null, '', '  ']) expect(read(surface, none)).toBeNull();
    expect(read(surface, '1,5')).toBe(1.5);
    for (const wrong of [0, 11, 'x', false]) expect(isTaken(surface, wrong)).toBe(false);
  });
});

test('what is empty is told what to write, not what it may hold', () => {
  expect(read(requiredTextSchema('Texte', 3, 'Écrivez un texte.'), ' ')).toBe('refused: Écrivez un texte.');
  expect(read(numberSchema('Tarif', { max: 5, missing: 'Indiquez le tarif.' }), '')).toBe(
    'refused: Indiquez le tarif.',
  );
  const number = numberSchema('Expérience', { max: 60, int: true });
  for (const empty of ['', '  ', null, undefined])
    expect(read(number, empty)).toBe('refused: Expérience : ce champ est obligatoire.');
  for (const empty of ['', '  ', undefined])
    expect(read(nameLikeSchema('Titre', 'Indiquez votre titre.'), empty)).toBe(
      'refused: Indiquez votre titre.',
    );
  expect(read(usernameSchema, ' ')).toBe(
    'refused: Indiquez votre prénom et votre nom, par exemple Camille Durand.',
  );
});

test('nothing, null and an empty text are none; any other text is held to its rule', () => {
  const city = emptyAsNull(z.string().check(z.trim(), z.maxLength(5)));
  for (const none of [undefined, null, '', ' \t']) expect(read(city, none)).toBeNull();
  expect(read(city, ' Lyon ')).toBe('Lyon');
  for (const wrong of ['Nantes', 5]) expect(isTaken(city, wrong)).toBe(false);
});

test('a page may link to http and https addresses without credentials, and to nothing else', () => {
  const site = webUrlSchema('Site web');
  for (const good of ['https://exemple.fr', 'HTTP://www.exemple.fr/a?b#c', ' https://exemple.fr '])
    expect(read(site, good)).toBe(good.trim());
  const refused = [
    'javascript:alert(1)//https://exemple.fr',
    'exemple',
    'moi@exemple.fr',
    'mailto:moi@exemple.fr',
    'ftp://exemple.fr',
    'ftp://exemple.fr/https://exemple.fr',
    'https://',
    'https://localhost',
    'https://moi@exemple.fr',
    'https://:secret@exemple.fr',
    `https://exemple.fr/${'x'.repeat(2000)}`,
  ];
  for (const wrong of refused) expect([wrong, isTaken(site, wrong)]).toEqual([wrong, false]);
});
