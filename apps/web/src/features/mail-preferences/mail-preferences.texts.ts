import { unsubscribeLabel } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';
import type { Channel } from './use-channels.ts';

const byChannel = { here: 'ici', push: 'sur l’appareil', mail: 'par e-mail' } as const satisfies Readonly<
  Record<Channel, string>
>;

export const mailPreferenceTexts = {
  pageTitle: 'Notifications',
  heading: 'Comment être prévenu',
  lead: 'Chaque choix est enregistré aussitôt. Les e-mails de sécurité et de paiement arrivent toujours.',
  about: 'À propos de',
  channels: { here: 'Ici', push: 'Appareil', mail: 'E-mail' } satisfies Readonly<Record<Channel, string>>,
  choice: (kind: string, channel: Channel) => `${kind}, ${byChannel[channel]}`,
  always: 'toujours',
  byAlert: 'par alerte',
  alertMails: 'Régler les e-mails alerte par alerte',
  loading: 'Chargement...',
  failureTitle: 'Vos choix n’ont pas pu être chargés.',
  saved: 'Enregistré',
  blockedHeading: 'Personnes bloquées',
  blockedLead: 'Une personne bloquée ne peut plus vous écrire.',
  toBlocked: 'Voir les personnes bloquées',
  saveFailure: sharedTexts.choiceNotSaved,
} as const;

export const unsubscribeTexts = {
  title: 'Vos e-mails',
  loading: 'Chargement...',
  ask: (label: string) => `Ne plus recevoir les e-mails «\u202f${label}\u202f»\u202f?`,
  askHint: 'Rien d’autre ne change\u00a0: votre compte et vos messages restent là.',
  stop: unsubscribeLabel,
  stopped: (label: string) => `Vous ne recevrez plus les e-mails «\u202f${label}\u202f».`,
  stoppedHint: 'Votre choix est enregistré. C’était une erreur\u202f?',
  undo: 'Les recevoir à nouveau',
  back: (label: string) => `Vous recevez à nouveau les e-mails «\u202f${label}\u202f».`,
  allChoices: 'Choisir tous mes e-mails',
  failure: 'Votre choix n’a pas pu être enregistré. Réessayez.',
  loadFailure: 'Nous n’avons pas pu lire ce lien.',
  missing: 'Ce lien est incomplet',
  missingHint: 'Ouvrez à nouveau le lien au bas de l’e-mail, ou choisissez vos e-mails depuis votre espace.',
} as const;
