import { expect, test } from 'vitest';
import { readEndings, wordsOfEntry } from './hunspell-words.mjs';

const endings = readEndings(
  [
    "PFX Q' 0 qu' .",
    'SFX S. Y 2',
    'SFX S. 0 s [^sxz]',
    "SFX F. eur euse/D'Q' eur",
    'SFX F. 0 s eur',
    "SFX a0 er é/n'q' [^c]er",
    "SFX a0 er ons/n'q' er",
  ].join('\n'),
);

test.each([
  ['poutre/S. po:nom', 'poutre poutres'],
  ["projeteur/F.Q'", 'projeteur projeteuse projeteurs'],
  ['enrober/a0p+ po:v', 'enrober enrobé'],
  ['garde-corps', 'gardecorps garde corps'],
  ["Paris/L'", ''],
  ["2CV/L'", ''],
  ['dpt.', ''],
  ['', ''],
])('of “%s” come “%s”', (entry, words) => {
  expect(wordsOfEntry(entry, endings).join(' ')).toBe(words);
});
