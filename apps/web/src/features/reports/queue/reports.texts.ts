import { de } from '@mitoyen/contract/core/elision.ts';
import type { ReportStatus } from '@mitoyen/contract/features/reports/reports.schemas.ts';

export const queueTexts = {
  pageTitle: 'Signalements',
  caption: 'Équipe Mitoyen',
  lead: 'Chaque signalement est lu par une personne. Les deux parties reçoivent la décision et ses motifs.',
  tabsLabel: 'États des signalements',
  tabs: { open: 'À traiter', closed: 'Traités' } satisfies Record<ReportStatus, string>,
  loading: 'Chargement...',
  failureTitle: 'Les signalements n’ont pas pu être chargés.',
  empty: { open: 'Aucun signalement à traiter.', closed: 'Aucun signalement traité.' },
  emptyHint: 'Les nouveaux signalements apparaîtront ici, le plus ancien d’abord.',
  more: 'Voir plus de signalements',
  about: (reported: string, reporter: string) => `${reported}, par ${reporter}`,
  open: 'Examiner',
  openAbout: (name: string) => `Examiner le signalement ${de(name)}`,
  visitor: 'une personne sans compte',
  suspended: 'Compte suspendu',
  gone: 'Compte supprimé',
} as const;

export const reportTexts = {
  pageTitle: 'Signalement',
  back: 'Tous les signalements',
  loading: 'Chargement...',
  failureTitle: 'Ce signalement n’a pas pu être chargé.',
  heading: (name: string) => `Signalement ${de(name)}`,
  receivedOn: (day: string) => `Reçu le ${day}`,
  reporter: 'Signalé par',
  reported: 'Personne signalée',
  reason: 'Raison',
  otherOpen: 'Autres signalements ouverts',
  details: 'Explications',
  noDetails: 'Aucune explication n’a été donnée.',
  messages: 'Derniers messages, au moment du signalement',
  noMessages: 'Aucune conversation n’est jointe à ce signalement.',
  fromReporter: 'Auteur du signalement',
  fromReported: 'Personne signalée',
  subject: (subject: string) => `Objet\u00a0: ${subject}`,
  outcome: 'Décision',
  history: 'Décisions précédentes sur cette personne',
  noHistory: 'Aucune.',
  lifted: 'Suspension levée',
  decidedBy: (name: string, day: string) => `par ${name}, le ${day}`,
  suspended: 'Compte suspendu',
  target: 'Objet du signalement',
  place: 'Où exactement',
  content: 'Le contenu, au moment du signalement',
  unnamed: 'Personne sans compte, non nommée',
  sealed: 'Copie scellée',
  sealedLead: (day: string) =>
    `Ce compte s’est supprimé le ${day}. Cette copie n’est lisible que par les opérateurs\u00a0; elle est effacée quand le signalement ne peut plus être contesté.`,
  sealedName: 'Nom',
  sealedEmail: 'E-mail',
  sealedPhone: 'Téléphone',
  sealedSince: 'Compte ouvert le',
} as const;

export const decisionTexts = {
  heading: 'Votre décision',
  decision: 'Décision',
  ground: 'Fondement',
  groundHint: 'La règle qui n’a pas été respectée. Elle est indiquée à la personne concernée.',
  groundPlaceholder: 'Choisir',
  statement: 'Motifs',
  statementHint:
    'Les faits et le raisonnement. Ce texte est envoyé aux deux personnes\u00a0: n’y dites pas qui a signalé, ni rien de confidentiel.',
  submit: 'Rendre la décision',
  submitting: 'Envoi…',
  failure: 'La décision n’a pas pu être enregistrée. Réessayez.',
  decided: 'La décision est enregistrée et envoyée aux deux personnes.',
} as const;

export const liftTexts = {
  heading: 'Lever la suspension',
  lead: 'La personne pourra se connecter et son profil sera de nouveau visible. Elle reçoit vos motifs par e-mail.',
  statement: 'Motifs',
  submit: 'Lever la suspension',
  submitting: 'Envoi…',
  failure: 'La suspension n’a pas pu être levée. Réessayez.',
  done: 'La suspension est levée.',
} as const;
