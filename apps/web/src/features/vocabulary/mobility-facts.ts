import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { Fact } from '../../ui/fact-list.tsx';
import { facetTexts as texts } from './vocabulary.texts.ts';

interface Mobility {
  readonly availability: string;
  readonly travelKm: number | null;
  readonly availableFrom: string | null;
  readonly daysPerWeek: number | null;
}

/** From when a person is free: now if the day has come, unless they say that they are not. */
function freedomOf({ availability, availableFrom }: Mobility, today: string): string | null {
  if (availableFrom === null) return null;
  if (availableFrom > today) return texts.freeFrom(availableFrom);
  return availability === 'Indisponible' ? null : texts.freeNow;
}

/**
 * How far, from when and how many days a week a person works, as far as they say so. `isDayShown`: their
 * badge shows the day already.
 */
export function mobilityFacts(
  profile: Mobility,
  { today = parisDay(new Date()), isDayShown = false } = {},
): Fact[] {
  const { travelKm, daysPerWeek } = profile;
  const calendar = [!isDayShown && freedomOf(profile, today), daysPerWeek && texts.days(daysPerWeek)].filter(
    Boolean,
  );
  return [
    { label: texts.calendar, value: calendar.join(', ') },
    { label: texts.mobility, value: travelKm === null ? null : texts.travels(travelKm) },
  ];
}
