import type { JobseekerAvailability } from '../../core/availability.ts';

/**
 * Who may find a job seeker. `public`: everybody. `members`: signed-in callers only. `discreet`: only
 * confirmed firms that are not on the person's list, and they read bands until the person reveals themselves.
 */
export const visibilities = ['public', 'members', 'discreet'] as const;
export type Visibility = (typeof visibilities)[number];

/** Firms that one person hides from at most. */
export const maxHiddenCompanies = 50;

/** The visibility proposed first for an availability. */
export function proposedVisibility(availability: JobseekerAvailability): Visibility {
  return availability === 'En poste, ouvert aux opportunités' ? 'discreet' : 'public';
}

/** Whether a text is nine digits whose check digit holds. */
export function isValidSiren(siren: string): boolean {
  if (!/^\d{9}$/.test(siren) || /^0+$/.test(siren)) return false;
  const sum = Array.from(siren, Number)
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
