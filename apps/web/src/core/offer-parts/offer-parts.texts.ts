import { formatNumber, formatPrice } from '../../ui/format.ts';

export const offerPartTexts = {
  hourly: (eurosPerHour: number, hoursPerDay: number) =>
    `≈\u00a0${formatPrice(eurosPerHour, 'heure')} (${formatNumber(hoursPerDay)}\u00a0h par jour)`,
  daily: (eurosPerDay: number, hoursPerDay: number) =>
    `≈\u00a0${formatPrice(eurosPerDay, 'jour')} (${formatNumber(hoursPerDay)}\u00a0h par jour)`,
  ownRate: (perHour: string, perDay: string) => `Votre profil annonce ${perHour}, soit ${perDay}.`,
  forbiddenTitle: 'Cette page ne concerne pas votre type de compte.',
  forbidden: {
    entreprise: 'Elle est réservée aux entreprises, qui y suivent leurs offres et les candidatures reçues.',
    freelance:
      'Elle est réservée aux freelances, qui y suivent leurs candidatures et présentent leurs projets.',
  },
  toProfile: 'Retour à mon profil',
} as const;
