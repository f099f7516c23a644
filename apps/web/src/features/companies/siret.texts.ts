import type { SiretState } from '@mitoyen/contract/features/companies/siret-state.rules.ts';

/** What is said of a number in each state. */
export type SaidOfSiret = Readonly<
  Record<Exclude<SiretState, 'unread'>, { readonly label: string; readonly explanation: string }>
>;

export const confirmedLabel = 'SIRET vérifié';
export const closedLabel = 'Établissement fermé';
export const maskedLabel = 'SIRET connu, nom masqué';

/** What is said of a freelance's number. */
export const freelanceSiretTexts: SaidOfSiret = {
  exists: {
    label: 'SIRET connu du registre',
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert. Cela ne prouve pas qu’il est à la personne inscrite ici\u00a0: demandez-lui un justificatif avant de vous engager.',
  },
  confirmed: {
    label: confirmedLabel,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’équipe de Mitoyen a vu un justificatif de la personne inscrite ici.',
  },
  closed: {
    label: closedLabel,
    explanation:
      'Selon le registre des entreprises, l’établissement de ce numéro a fermé. La personne a pu déménager\u00a0: demandez-lui son numéro actuel avant de vous engager.',
  },
  masked: {
    label: maskedLabel,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert\u00a0; son titulaire a demandé que son nom n’y paraisse pas. Demandez un justificatif avant de vous engager.',
  },
  unknown: {
    label: 'SIRET inconnu du registre',
    explanation:
      'Le registre des entreprises ne connaît pas ce numéro. Demandez un justificatif avant de vous engager.',
  },
};

/** What is said of a SIRET number where its state does not matter, or to its owner. */
export const siretTexts = {
  unverified: 'SIRET non vérifié',
  unread: 'SIRET en cours de vérification',
  readOn: (day: string) => `Lu le ${day}.`,
  unknownToOwner:
    'Le registre des entreprises ne connaît pas l’établissement de votre SIRET\u00a0: vérifiez ses 5 derniers chiffres sur un avis de situation ou une facture, puis corrigez-le avec «\u202fModifier le profil\u202f».',
  siretElsewhere:
    'Un autre compte est inscrit avec ce numéro SIRET. Seul celui qui est confirmé porte «\u202fSIRET vérifié\u202f»\u00a0; si les deux le sont autrement, aucun, jusqu’à ce que nous tranchions. Si personne d’autre ne devrait s’inscrire avec ce numéro, écrivez-nous.',
} as const;
