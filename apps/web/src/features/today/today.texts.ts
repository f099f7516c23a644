import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { UsedLimit } from '@mitoyen/contract/features/today/today.schemas.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';

/** The word after a number, which stands apart. */
const after = (count: number, one: string, many: string) => (count > 1 ? many : one);

export const todayTexts = {
  title: 'Aujourd’hui',
  loading: 'Chargement...',
  failure: 'Ce qui vous attend n’a pas pu être chargé.',
  failureHint: sharedTexts.checkConnection,
  nothing: 'Rien n’attend votre réponse.',
  received: {
    what: (count: number) =>
      after(count, 'candidature attend votre réponse', 'candidatures attendent votre réponse'),
    detail: (unseen: number) => `Dont ${unseen}\u00a0${after(unseen, 'nouvelle', 'nouvelles')}.`,
    allSeen: 'Toutes sont lues, aucune de celles-ci n’a reçu de réponse.',
    action: 'Répondre',
    object: 'aux candidatures',
  },
  answers: {
    what: (count: number) =>
      after(count, 'nouvelle réponse à vos candidatures', 'nouvelles réponses à vos candidatures'),
    action: 'Lire',
    object: 'les réponses',
  },
  reveals: {
    what: (count: number) =>
      after(count, 'entreprise demande à vous connaître', 'entreprises demandent à vous connaître'),
    action: 'Lire',
    object: 'les demandes',
  },
  messages: {
    what: (count: number) => after(count, 'message non lu', 'messages non lus'),
    action: 'Lire',
    object: 'mes messages',
  },
  reports: {
    what: (count: number) => after(count, 'signalement à traiter', 'signalements à traiter'),
    action: 'Voir',
    object: 'les signalements',
  },
  availability: {
    what: 'Votre disponibilité est à confirmer',
    detail: (availability: string) => `Votre page annonce «\u202f${availability}\u202f».`,
    action: 'Confirmer',
    announced: (availability: string) => `Votre page annonce «\u202f${availability}\u202f»`,
    yes: 'Oui, c’est toujours vrai',
    no: 'Non, plus disponible',
    again: 'De nouveau libre\u202f? Votre page et l’annuaire le disent aussitôt.',
    free: 'Je suis disponible',
    said: 'C’est enregistré.',
    undo: 'Annuler',
    failure: sharedTexts.answerNotSaved,
  },
  limits: {
    free: 'Votre offre gratuite',
    unconfirmed: 'Avant la confirmation de votre adresse',
    toPremium: 'Voir Premium',
    toConfirmation: 'Confirmer mon adresse',
    of: {
      contacts: 'Profils contactés',
      offers: 'Offres publiées',
      conversations: 'Conversations commencées',
    } satisfies Readonly<Record<UsedLimit['of'], string>>,
    used: (used: number, limit: number) => `${used}/${limit}`,
  },
  profile: {
    what: (done: number, all: number) => `Votre profil suit ${done}\u00a0conseils sur ${all}`,
    action: {
      profile: 'Compléter mon profil',
      portfolio: 'Voir mes projets',
      'new-project': 'Ajouter un projet',
    },
  },
  noRole: {
    what: 'Choisissez votre type de compte',
    detail: 'Freelance, entreprise ou OpenToWork\u00a0: votre profil en dépend.',
    action: 'Choisir',
  },
  noProfile: {
    what: sharedTexts.profileEmpty,
    detail: 'Il reste à décrire votre activité.',
    action: 'Compléter mon profil',
  },
  suggestions: {
    freelance: 'Offres pour vous',
    jobseeker: 'Postes pour vous',
    entreprise: (title: string) => `Profils pour «\u202f${title}\u202f»`,
    none: {
      freelance: 'Aucune offre ne correspond à votre profil pour le moment.',
      jobseeker: 'Aucun poste ne correspond à votre profil pour le moment.',
      entreprise: 'Aucun profil ne correspond à cette offre pour le moment.',
    } satisfies Readonly<Record<Role, string>>,
    all: {
      freelance: 'Toutes les offres',
      jobseeker: 'Tous les postes',
      entreprise: 'Tous les profils',
    } satisfies Readonly<Record<Role, string>>,
    failure: 'Les suggestions n’ont pas pu être chargées.',
    publish: 'Publiez une offre\u00a0: des profils qui y correspondent vous seront proposés ici.',
    toOffers: 'Mes offres',
  },
} as const;
