import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { availabilityBadgeTexts as texts } from './availability.texts.ts';

const tones: Readonly<Record<Availability, BadgeTone>> = {
  Disponible: 'available-now',
  'Disponible immédiatement': 'available-now',
  'Disponible sous 1 mois': 'available-month',
  'Disponible sous 3 mois': 'available-quarter',
  'En poste, ouvert aux opportunités': 'available-employed',
  Indisponible: 'unavailable',
};

/**
 * The availability of a person: a colour for each value, always with its text. `toConfirm`: they were asked whether it
 * still holds, and have not answered.
 */
export function AvailabilityBadge({
  availability,
  toConfirm = false,
}: {
  availability: Availability;
  toConfirm?: boolean | undefined;
}) {
  if (toConfirm) return <Badge>{texts.toConfirm(availability)}</Badge>;
  return <Badge tone={tones[availability]}>{availability}</Badge>;
}
