import { frenchDates } from '../../core/date-words.ts';
import { once } from '../../core/once.ts';
import { addDays } from '../../core/paris-day.ts';
import { daysLeft, urgentDays } from '../offers/offers.rules.ts';
import { mostDaysPerWeek } from '../vocabulary/facets.rules.ts';
import type { Finding, MatchFacts } from './match-facts.ts';

const weekday = once(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }));
const dayOfYear = frenchDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const wholeDay = frenchDates({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'libre lundi', 'libre le 12 mars', with the year where it is another one. */
function freeOn(from: string, today: string): string {
  const left = daysLeft(from, today);
  if (left <= 0) return 'libre maintenant';
  const date = new Date(`${from}T00:00:00Z`);
  // a week from now has today's name
  if (left < 7) return `libre ${weekday().format(date)}`;
  return `libre le ${(from.slice(0, 4) === today.slice(0, 4) ? dayOfYear : wholeDay)(date)}`;
}

/**
 * The day from which a person says they are free, and its words. A day that they name comes before their
 * availability.
 */
function readFreeDay({ profile, day }: MatchFacts): { readonly from: string; readonly text: string } | null {
  if (profile.availableFrom !== null) {
    return { from: profile.availableFrom, text: freeOn(profile.availableFrom, day) };
  }
  switch (profile.availability) {
    case 'Disponible':
    case 'Disponible immédiatement':
      return { from: day, text: freeOn(day, day) };
    case 'Disponible sous 1 mois':
      return { from: addDays(day, 30), text: 'libre sous 1\u00a0mois' };
    case 'Disponible sous 3 mois':
      return { from: addDays(day, 90), text: 'libre sous 3\u00a0mois' };
    default:
      return null;
  }
}

/** The day by which the offer must be filled. */
const neededBy = ({ offer, day }: MatchFacts) =>
  offer.startDate ?? (offer.urgent ? addDays(day, urgentDays) : offer.deadline);

export function explainAvailability(facts: MatchFacts): Finding {
  const { availability, availabilityToConfirm, availableFrom } = facts.profile;
  if (availabilityToConfirm) return { state: 'unknown', text: 'disponibilité à confirmer' };
  const free = readFreeDay(facts);
  if (free)
    return {
      state: free.from <= neededBy(facts) || free.from <= facts.day ? 'met' : 'not_met',
      text: free.text,
    };
  return availability === 'Indisponible' && availableFrom === null
    ? { state: 'not_met', text: 'indisponible' }
    : { state: 'unknown', text: 'en poste, à l’écoute' };
}

const hoursOfADay = 7;

/** Of jobs alone: a mission says how long it takes in free words. */
export function explainDays({ profile, offer }: MatchFacts): Finding {
  if (!offer.hoursPerWeek) return null;
  const asked = Math.min(mostDaysPerWeek, Math.ceil(offer.hoursPerWeek / hoursOfADay));
  const given = profile.daysPerWeek;
  if (given === null) return { state: 'unknown', text: 'jours par semaine non précisés' };
  const text = `${given}\u00a0${given > 1 ? 'jours' : 'jour'} par semaine`;
  if (given >= asked) return { state: 'met', text };
  return { state: 'not_met', text: `${text} au lieu de ${asked}` };
}
