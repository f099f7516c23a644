import { de } from '@mitoyen/contract/core/elision.ts';
import type { MatchState } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';

/** What is said before a reason, for those who do not see its mark. */
export const matchStateNames: Readonly<Record<MatchState, string>> = {
  met: 'Correspond',
  not_met: 'Ne correspond pas',
  unknown: 'Non précisé',
};

const common = {
  loading: 'Chargement...',
  failure: 'Les correspondances n’ont pas pu être chargées.',
  reasons: 'Raisons',
  more: (count: number) => (count > 1 ? `Voir les ${count} autres` : 'Voir l’autre'),
  rules: 'Nos règles',
  wholeList: 'Voir toute la liste',
} as const;

/** '5 offres', 'au moins 5 offres'. */
const counted = (one: string, many: string) => (count: number, isAtLeast: boolean) =>
  `${isAtLeast ? 'au moins ' : ''}${count}\u00a0${count > 1 ? many : one}`;

export const profileMatchTexts = {
  ...common,
  title: 'Profils qui correspondent',
  intro: 'Du métier recherché, les plus proches d’abord. Ce qui manque est dit, et vous choisissez.',
  empty: 'Aucun profil de ce métier pour le moment.',
  emptyHint: 'Précisez le métier et le lieu de l’offre, ou parcourez l’annuaire.',
  none: 'Aucun profil ne convient tout à fait.',
  adviceHint: 'Ce qui changerait cela\u00a0:',
  count: counted('profil', 'profils'),
  distance: (km: number, count: string) => `${count} à moins de ${km}\u00a0km`,
  software: (name: string, count: string) => `Retirez ${name} des logiciels demandés\u00a0: ${count}`,
  action: 'Voir le profil',
  actionOf: (name: string, title: string) => `Voir le profil ${de(name)}, ${title}`,
} as const;

const ofProfile = {
  ...common,
  intro: 'De votre métier, les plus proches d’abord. Ce qui manque est dit.',
  emptyHint: 'Précisez votre métier et votre lieu, ou parcourez toute la liste.',
  adviceHint: 'Ce qui changerait cela\u00a0:',
  complete: 'Compléter mon profil',
  distance: (km: number, count: string) => `Déplacez-vous jusqu’à ${km}\u00a0km\u00a0: ${count}`,
  software: (name: string, count: string) => `Ajoutez ${name} à vos logiciels\u00a0: ${count}`,
  until: (day: string) => `Jusqu’au ${day}`,
  actionOf: (title: string, company: string) => `${title}, ${company}`,
};

export const missionMatchTexts = {
  ...ofProfile,
  title: 'Offres pour vous',
  empty: 'Aucune offre de votre métier pour le moment.',
  none: 'Aucune offre ne convient tout à fait.',
  count: counted('offre', 'offres'),
  action: 'Voir l’offre',
} as const;

export const jobMatchTexts = {
  ...ofProfile,
  title: 'Postes pour vous',
  empty: 'Aucun poste de votre métier pour le moment.',
  none: 'Aucun poste ne convient tout à fait.',
  count: counted('poste', 'postes'),
  action: 'Voir le poste',
} as const;
