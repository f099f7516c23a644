import { formatNumber, formatPrice } from '../../../ui/format.ts';

/** What was converted is about as much: cents would say otherwise. */
export const rateTexts = {
  hourlyShort: (eurosPerHour: number) => `≈\u00a0${formatPrice(Math.round(eurosPerHour), 'heure')}`,
  hourly: (eurosPerHour: number, hoursPerDay: number) =>
    `≈\u00a0${formatPrice(Math.round(eurosPerHour), 'heure')} (${formatNumber(hoursPerDay)}\u00a0h par jour)`,
  daily: (eurosPerDay: number, hoursPerDay: number) =>
    `≈\u00a0${formatPrice(Math.round(eurosPerDay), 'jour')} (${formatNumber(hoursPerDay)}\u00a0h par jour)`,
  ownRate: (perHour: string) => `Votre tarif\u00a0: ${perHour}`,
  ownRateByDay: (perHour: string, perDay: string) => `Votre profil annonce ${perHour}, soit ${perDay}.`,
} as const;
