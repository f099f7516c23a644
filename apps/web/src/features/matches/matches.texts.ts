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

export const profileMatchTexts = {
  ...common,
  title: 'Profils qui correspondent',
  intro: 'Ce qui correspond à votre offre, et ce qui manque. Personne n’est écarté.',
  empty: 'Aucun profil ne correspond pour le moment.',
  emptyHint: 'Précisez le métier, les phases, les logiciels ou le lieu de l’offre, ou parcourez l’annuaire.',
  action: 'Voir le profil',
  actionOf: (name: string, title: string) => `Voir le profil ${de(name)}, ${title}`,
} as const;

const ofProfile = {
  ...common,
  intro: 'Trouvées d’après votre profil.',
  emptyHint: 'Complétez votre métier, vos phases, vos logiciels et votre lieu, ou parcourez toute la liste.',
  complete: 'Compléter mon profil',
  until: (day: string) => `Jusqu’au ${day}`,
  actionOf: (title: string, company: string) => `${title}, ${company}`,
};

export const missionMatchTexts = {
  ...ofProfile,
  title: 'Offres pour vous',
  empty: 'Aucune offre ne correspond à votre profil pour le moment.',
  action: 'Voir l’offre',
} as const;

export const jobMatchTexts = {
  ...ofProfile,
  title: 'Postes pour vous',
  intro: ofProfile.intro.replace('Trouvées', 'Trouvés'),
  empty: 'Aucun poste ne correspond à votre profil pour le moment.',
  action: 'Voir le poste',
} as const;
