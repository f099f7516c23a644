import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { namedTrades } from '@mitoyen/contract/features/vocabulary/named-trades.ts';
import { type Find, understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { readPlaceText } from '../src/features/places/index.ts';
import { createRandom } from './content/random.ts';

/**
 * The vocabulary's codes in a title and the texts below it, as columns: trades from the title alone, since
 * texts name those of others too. `softwareLevel`: of software without a level.
 */
export function facetColumnsOf(title: string, texts: readonly string[], softwareLevel: number) {
  const finds = [title, ...texts].map((text) => understand(text, [], vocabulary).finds);
  const named = (kind: Find['kind']) => [
    ...new Set(
      finds
        .flat()
        .filter((find) => find.kind === kind)
        .map(({ code }) => code),
    ),
  ];
  return {
    trades: namedTrades([title], vocabulary),
    is_trade_settled: true,
    phases: named('phase'),
    software: named('software').map((code) => (code.includes(':') ? code : `${code}:${softwareLevel}`)),
    programmes: named('programme'),
    contexts: named('context'),
  };
}

/** The place that a text names, where it names exactly one. */
export function placeColumnOf(text: string | null) {
  return { place_code: text === null ? null : readPlaceText(text).code, place_read: text };
}

const rare = 0.25;

/**
 * How far, from when and how many days a week a person works: the same at each start, but for today's date.
 */
export function mobilityColumnsOf(fullName: string, now: Date) {
  const random = createRandom(`mobility/${fullName}`);
  const today = parisDay(now);
  return {
    travel_km: random.pick([null, 0, 10, 25, 50, 50, 100, 200, -1]),
    available_from: random.chance(rare) ? addDays(today, random.int(-30, 90)) : null,
    days_per_week: random.chance(rare) ? random.int(2, 4) : null,
  };
}

const experiencedAfterYears = 8;
const confirmedAfterYears = 2;

/** The level of a person's software skills after so many years. */
export function softwareLevelAfter(years: number): number {
  if (years >= experiencedAfterYears) return 3;
  return years >= confirmedAfterYears ? 2 : 1;
}
