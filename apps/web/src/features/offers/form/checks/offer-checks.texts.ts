import type { FindingLevel } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { offerFormTexts } from '../offer-form.texts.ts';

const levels: Readonly<Record<FindingLevel, string>> = {
  stop: 'À retirer',
  warn: 'À lire',
  advise: 'Conseil',
};

const fields: Readonly<Record<string, string>> = {
  titre: offerFormTexts.titre,
  description: offerFormTexts.descriptionField,
  requirements: offerFormTexts.requirements,
  duree: offerFormTexts.duree,
  benefits: offerFormTexts.benefits,
  tutor: offerFormTexts.tutor,
  budget: offerFormTexts.budget,
  salaryMin: offerFormTexts.salaryMin,
  salaryMax: offerFormTexts.salaryMax,
};

export const offerChecksTexts = {
  levels,
  fieldOf: (field: string) => fields[field] ?? field,
  // a field's own name in it would name two things alike
  list: 'Remarques sur ce champ',
  told: (stops: number, others: number) => {
    if (stops + others === 0) return '';
    const stopped = stops > 1 ? `${stops} passages à retirer` : '1 passage à retirer';
    const rest = others > 1 ? `${others} remarques` : '1 remarque';
    return [stops > 0 && stopped, others > 0 && rest].filter(Boolean).join(', ');
  },
  show: (words: string) => `Montrer «\u202f${words}\u202f» dans le texte`,
  replace: (words: string) => `Remplacer par «\u202f${words}\u202f»`,
  takeOut: 'Retirer ces mots',
  takeSentenceOut: 'Retirer cette phrase',
  asCdd: 'Publier en CDD',
  copyAsCdd: 'Dupliquer en CDD',
  more: (count: number) => (count > 1 ? `Et ${count} autres remarques.` : 'Et 1 autre remarque.'),
  beforePublishing: 'Avant de publier',
  intro: 'Ce que la loi et la profession demandent d’une offre.',
  allRules: 'Ce que nous vérifions',
  read: (why: string) => `J’ai lu\u00a0: ${why}`,
  unread: 'Une remarque attend votre lecture\u00a0: cochez «\u202fJ’ai lu\u202f», ou corrigez l’offre.',
} as const;
