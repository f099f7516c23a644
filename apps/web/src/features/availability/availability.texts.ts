import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const availabilityTexts = {
  title: 'Toujours disponible\u202f?',
  lead: 'Une réponse suffit, sans vous connecter. Votre fiche est à jour aussitôt.',
  from: 'Disponible à partir du',
  fromHint:
    'Facultatif. Ce jour s’affiche sur votre fiche\u202f; une fois passé, elle indique «\u202flibre maintenant\u202f».',
  yes: 'Oui, toujours disponible',
  no: 'Non, plus disponible',
  sending: 'Envoi...',
  yesDone: 'Merci\u202f! Votre disponibilité est confirmée.',
  noDone: 'C’est noté\u202f: votre fiche indique que vous n’êtes pas disponible.',
  shown: (availability: string) => `Votre fiche indique «\u202f${availability}\u202f».`,
  shownFrom: (availability: string, day: string) =>
    `Votre fiche indique «\u202f${availability}\u202f», libre à partir du ${day}.`,
  toProfile: 'Voir mon profil',
  failure: failureErrors.internal.message,
  missing: 'Ce lien est incomplet.',
  missingHint: 'Ouvrez le lien reçu par e-mail en entier, ou répondez depuis votre profil.',
} as const;

export const availabilityBadgeTexts = {
  toConfirm: (availability: string) => `${availability}, à confirmer`,
  from: (day: string) => `Disponible à partir du ${day}`,
} as const;

export const availabilityQuestionTexts = {
  stillAvailable: 'Toujours disponible\u202f?',
  stillAvailableHint: (availability: string) =>
    `Votre fiche indique «\u202f${availability}, à confirmer\u202f».`,
  stillTrue: 'Oui, c’est toujours vrai',
  notAvailable: 'Non, plus disponible',
  answerFailure: sharedTexts.answerNotSaved,
  stillTrueDone: 'Merci\u202f! Votre disponibilité est à jour.',
} as const;
