import { trades as vocabulary } from '@mitoyen/contract/features/vocabulary/trades.vocabulary.ts';
import type { Random } from '../../seed/content/random.ts';
import { chances } from './constants.ts';

/** Two with one form for women and men, four with two, so that searches by one form are seen to find both. */
const codes = [
  ...['architecte', 'economiste'],
  ...['dessinateur', 'metreur', 'thermicien', 'conducteur-de-travaux'],
];
export const trades = vocabulary.filter(({ code }) => codes.includes(code));
export type MarketTrade = (typeof trades)[number];

export interface Town {
  readonly name: string;
  readonly code: string;
  readonly isOverseas: boolean;
  readonly weight: number;
}

/** Thousands of people, from the product's own file of places (Insee, populations légales). */
const mainland: readonly (readonly [string, string, number])[] = [
  ['Paris', 'c75056', 2104],
  ['Marseille', 'c13055', 886],
  ['Lyon', 'c69123', 519],
  ['Toulouse', 'c31555', 515],
  ['Nantes', 'c44109', 328],
  ['Strasbourg', 'c67482', 294],
  ['Bordeaux', 'c33063', 268],
  ['Lille', 'c59350', 238],
  ['Rennes', 'c35238', 231],
];
const towns = mainland.map(([name, code, weight]): Town => ({ name, code, weight, isOverseas: false }));
const overseas: Town = { name: 'Saint-Denis', code: 'c97411', weight: 156, isOverseas: true };
const everybody = towns.reduce((sum, { weight }) => sum + weight, 0);

/** A town, by how many live there. */
export function drawTown(random: Random): Town {
  if (random.chance(chances.shareOverseas)) return overseas;
  let left = random.between(0, everybody);
  for (const town of towns) {
    left -= town.weight;
    if (left < 0) return town;
  }
  return overseas;
}
