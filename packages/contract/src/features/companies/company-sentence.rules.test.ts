import { expect, test } from 'vitest';
import type { CompanySector } from './company-facts.rules.ts';
import { companySentence } from './company-sentence.rules.ts';

test.each<[readonly CompanySector[], string, string]>([
  [['architecture'], 'Lyon', 'Architecture à Lyon.'],
  [['architecture', 'paysage'], 'Le Mans', 'Architecture et paysage au Mans.'],
  [['architecture', 'bim', 'bois'], 'Les Ulis', 'Architecture, BIM et charpente et ossature bois aux Ulis.'],
  [['ingenierie'], ' ', 'Bureau d’études.'],
  [[], 'Lyon', ''],
])('%j in %s', (sectors, town, sentence) => expect(companySentence(sectors, town)).toBe(sentence));
