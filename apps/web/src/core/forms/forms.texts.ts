import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
/** What every long form says around its fields: drafts, saving, leaving. */
export const formTexts = {
  write: (text: string) => `Écrire «\u00a0${text}\u00a0»`,
  mend: (text: string) => `Corriger\u00a0: «\u00a0${text}\u00a0»`,
  saving: 'Enregistrement...',
  defaultFailure: failureErrors.internal.message,

  save: 'Enregistrer',
  cancel: 'Annuler',
  editDraftHint: 'Vos modifications pas encore enregistrées ont été retrouvées.',
  cancelled: 'Modifications abandonnées.',
  unsaved: 'Des modifications ne sont pas encore enregistrées.',
  resume: 'Les reprendre',
  drop: 'Les abandonner',

  draftRestored: 'Brouillon restauré',
  draftIsBack: 'Votre brouillon est de retour.',
  optionalUrlHint: 'Facultatif. Par exemple exemple.fr.',
  startOver: 'Tout recommencer',
  startOverTitle: 'Tout recommencer\u202f?',
  startOverBody: 'Les réponses déjà saisies dans ce formulaire seront effacées.',
  keepDraft: 'Garder mes réponses',
  eraseDraft: 'Effacer et recommencer',
  leaveTitle: 'Quitter cette page\u202f?',
  leaveSending: 'Un fichier est en cours d’envoi\u202f: il faudra le choisir à nouveau.',
  leaveUnkept: 'Votre navigateur ne permet pas de garder vos réponses\u202f: elles seraient perdues.',
  leaveStay: 'Rester',
  leaveGo: 'Quitter la page',
  uploadsRunning: 'Un fichier est encore en cours d’envoi. Attendez qu’il soit arrivé, ou annulez-le.',
  kept: 'Rien n’est perdu\u202f: vos réponses sont toujours là.',
} as const;
