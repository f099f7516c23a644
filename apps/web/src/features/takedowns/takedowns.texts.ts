import { de } from '@mitoyen/contract/core/elision.ts';
import type { ContentKind, TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { TakedownStatus } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';

export const moderationTexts = {
  pageTitle: 'Décisions sur vos contenus',
  lead: 'Ce que notre équipe a retiré, pourquoi, et comment le contester.',
  loading: 'Chargement...',
  failureTitle: 'Les décisions n’ont pas pu être chargées.',
  empty: 'Aucun de vos contenus n’a été retiré.',
  takenOn: (day: string) => `Retiré le ${day}`,
  statement: 'Motifs',
  ground: 'Fondement',
  contestHeading: 'Contester cette décision',
  contestLead: (day: string) =>
    `Une fois, gratuitement, jusqu’au ${day}. Une personne de notre équipe la réexamine.`,
  contest: 'Pourquoi la contestez-vous\u00a0?',
  send: 'Envoyer ma contestation',
  sending: 'Envoi…',
  failure: 'La contestation n’a pas pu être envoyée. Réessayez.',
  contested: (day: string) => `Vous l’avez contesté le ${day}. Nous réexaminons la décision.`,
  outcome: (day: string) => `Le ${day}`,
} as const;

export const takedownsTexts = {
  pageTitle: 'Contenus retirés',
  tabsLabel: 'États des retraits',
  tabs: { contested: 'Contestés', standing: 'En vigueur', settled: 'Définitifs' } satisfies Record<
    TakedownStatus,
    string
  >,
  empty: 'Aucun contenu ici.',
  by: (author: string, operator: string, day: string) => `${de(author)}, retiré par ${operator} le ${day}`,
  statement: 'Motifs du retrait',
  contest: 'Contestation',
  upholdHeading: 'Confirmer le retrait',
  restoreHeading: 'Rétablir le contenu',
  decideLead: 'L’auteur reçoit vos motifs par e-mail et dans son espace.',
  uphold: 'Confirmer',
  restore: 'Rétablir',
  decide: 'Décider',
  takeHeading: 'Retirer un contenu',
  takeLead:
    'L’adresse de l’image (/files/…), du projet (/portfolio/item/…) ou de l’offre (/jobs/…). Un message se retire depuis son signalement.',
  address: 'Adresse du contenu',
  addressUnknown: 'Cette adresse n’est pas celle d’une image, d’un projet ou d’une offre.',
  take: 'Retirer',
  taken: 'Le contenu est retiré, et son auteur en reçoit les motifs.',
  file: (index: number) => `Fichier ${index}`,
} as const;

export const outcomeLabels: Readonly<Record<TakedownOutcome, string>> = {
  upheld: 'Retrait confirmé',
  restored: 'Contenu rétabli',
};
export const titleOf = (kind: ContentKind, label: string, title: string) =>
  title && kind ? `${label}\u00a0: ${title}` : label;
