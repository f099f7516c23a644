import { silenceDays } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { RevealState } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';

export const revealsTexts = {
  pageTitle: 'Demandes',
  lead: `Des entreprises au SIRET vérifié qui ont lu votre profil discret et voudraient savoir qui vous êtes. Sans réponse sous ${silenceDays}\u00a0jours, ou si vous déclinez, elles lisent la même chose\u00a0: «\u202fsans réponse\u202f».`,
  loading: 'Chargement…',
  failureTitle: 'Les demandes n’ont pas pu être chargées.',
  empty: 'Aucune demande.',
  emptyHint: 'Quand une entreprise demandera à connaître votre profil discret, vous lirez ici qui elle est.',
  toVisibility: 'Choisir qui peut me trouver',
  more: 'Voir plus de demandes',
  siren: (siren: string) => `SIREN ${siren}`,
  confirmations: {
    website: 'SIRET vérifié\u00a0: un e-mail à son site web',
    operator: 'SIRET vérifié par l’équipe de Mitoyen',
    none: 'SIRET qui n’est plus vérifié',
  },
  states: {
    waiting: 'Attend votre réponse',
    revealed: 'Vous vous êtes révélé',
    declined: 'Déclinée',
    withdrawn: 'Accès retiré',
  } satisfies Readonly<Record<RevealState, string>>,
  askedOn: (day: string) => `Demande du ${day}`,
  answeredOn: (day: string) => `Réponse du ${day}`,
  gone: 'Ce compte n’existe plus.',
  reveal: 'Me révéler',
  decline: 'Décliner',
  declineAndHide: 'Décliner et masquer',
  withdraw: 'Retirer l’accès',
  toConversation: 'Ouvrir la conversation',
  of: (action: string, name: string) => `${action}\u00a0: ${name}`,
  dialogs: {
    reveal: {
      title: (name: string) => `Vous révéler à ${name}\u202f?`,
      body: 'Cette entreprise lira votre nom et votre profil entier, et pourra vous écrire. Vous pourrez lui retirer l’accès\u00a0; ce qu’elle aura lu reste lu.',
    },
    decline_and_hide: {
      title: (name: string) => `Décliner et masquer votre profil à ${name}\u202f?`,
      body: 'Elle rejoint votre liste\u00a0: aucun de ses comptes ne trouvera plus votre profil. Elle lit seulement que sa demande est sans réponse.',
    },
    withdraw: {
      title: (name: string) => `Retirer l’accès à ${name}\u202f?`,
      body: 'Cette entreprise ne lira plus votre profil. Ce qu’elle a lu reste lu, et votre conversation reste là, avec votre nom.',
    },
  },
  keep: 'Annuler',
  failure: 'Votre réponse n’a pas été enregistrée. Réessayez.',
} as const;
