import type { NotificationKind } from '@mitoyen/contract/features/notifications/notifications.rules.ts';

export const activityTexts = {
  pageTitle: 'Activité',
  lead: 'Ce qui vous est arrivé depuis 90\u00a0jours.',
  bell: 'Activité',
  bellUnread: (count: number) =>
    `Activité, ${count > 99 ? 'plus de 99' : count} non ${count > 1 ? 'lus' : 'lu'}`,
  loading: 'Chargement…',
  failureTitle: 'Votre activité n’a pas pu être chargée.',
  empty: 'Rien pour le moment.',
  emptyHint: 'Messages, candidatures, réponses et alertes s’afficheront ici.',
  more: 'Voir plus',
  readAll: 'Tout marquer comme lu',
  settings: 'Choisir mes notifications',
  readFailure: 'Rien n’a été marqué comme lu. Réessayez.',
  unread: 'Non lu',
  byMail: 'détails dans votre e-mail',
  messages: (unread: number) =>
    unread > 1 ? `${unread} nouveaux messages` : unread === 1 ? 'Nouveau message' : 'Message',
  kinds: {
    messages: 'Message',
    meetings: 'Rendez-vous',
    applications: 'Candidature',
    reveals: 'Demande',
    offers: 'Offre',
    proofs: 'Justificatif',
    availability: 'Disponibilité',
    alerts: 'Alerte',
    account: 'Compte',
  } satisfies Readonly<Record<NotificationKind, string>>,
} as const;
