import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { availabilityBadgeTexts as texts } from './availability.texts.ts';

const tones: Readonly<Record<Availability, BadgeTone>> = {
  Disponible: 'available-now',
  'Disponible immédiatement': 'available-now',
  'Disponible sous 1 mois': 'available-month',
  'Disponible sous 3 mois': 'available-quarter',
  'En poste, ouvert aux opportunités': 'available-employed',
  Indisponible: 'unavailable',
};

/** The day from which a person is free, if it is still to come although they say 'Disponible'; else null. */
export function freeFrom(
  availability: string,
  availableFrom: string | null | undefined,
  today = parisDay(new Date()),
): string | null {
  const isNow = availability === 'Disponible' || availability === 'Disponible immédiatement';
  return isNow && availableFrom && availableFrom > today ? availableFrom : null;
}

/**
 * The availability of a person: a colour for each value, always with its text. `availableFrom`: the day from which they
 * are free; while it is to come, it is said in place of 'Disponible'. `toConfirm`: they were asked whether it still
 * holds, and have not answered.
 */
export function AvailabilityBadge({
  availability,
  availableFrom,
  toConfirm = false,
}: {
  availability: Availability;
  availableFrom?: string | null | undefined;
  toConfirm?: boolean | undefined;
}) {
  const later = freeFrom(availability, availableFrom);
  if (later) {
    const said = texts.from(formatDay(later));
    return toConfirm ? <Badge>{texts.toConfirm(said)}</Badge> : <Badge tone="available-month">{said}</Badge>;
  }
  if (toConfirm) return <Badge>{texts.toConfirm(availability)}</Badge>;
  return <Badge tone={tones[availability]}>{availability}</Badge>;
}
