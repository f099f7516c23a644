import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { formatExperience } from '@mitoyen/contract/core/experience.ts';
import { inFrench } from '@mitoyen/contract/core/french-number.ts';
import { isDay } from '@mitoyen/contract/core/paris-day.ts';
import { availabilityFilterValues } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';

const types: Readonly<Record<string, string>> = { freelance: 'Freelances', jobseeker: 'OpenToWork' };
const places: Readonly<Record<string, string>> = { '1': 'Télétravail', '0': 'Sur place' };

const ordres: Readonly<Record<string, string>> = {
  declared: 'Inscription à l’Ordre déclarée ou vérifiée',
  verified: 'Inscription à l’Ordre vérifiée',
};

const numberOf = (value: SavedQuery[string] | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** 'de 40 à 60 € / heure', 'jusqu’à 60 € / heure'; null where neither end is asked. */
function range(from: number | null, to: number | null, unit: string): string | null {
  if (from !== null && to !== null) return `de ${inFrench(from)} à ${inFrench(to)}\u00a0€ / ${unit}`;
  if (from !== null) return `dès ${inFrench(from)}\u00a0€ / ${unit}`;
  return to === null ? null : `jusqu’à ${inFrench(to)}\u00a0€ / ${unit}`;
}

/** What a search asks by filters that name no trade, place or the like, in our own words. */
export function plainFilterLabels(kind: SavedSearchKind, query: SavedQuery): string[] {
  const availabilities = [query.availability ?? []].flat().map(String);
  const years = numberOf(query.minExperience);
  const freeBy = String(query.availableBefore ?? '');
  return [
    kind === 'profiles' ? types[String(query.type)] : places[String(query.remote)],
    ...availabilities.map((text) => availabilityFilterValues(text)?.[0]),
    freeBy !== '' && isDay(freeBy) ? `Libre avant le ${dayInWords(freeBy)}` : null,
    kind === 'profiles' ? ordres[String(query.ordre ?? '')] : null,
    years === null ? null : `${formatExperience(years)} d’expérience`,
    range(numberOf(query.minRate), numberOf(query.maxRate), 'heure'),
    range(numberOf(query.minSalary), numberOf(query.maxSalary), 'an'),
  ].filter((label) => label !== null && label !== undefined);
}
