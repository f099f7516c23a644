import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { missionInWords } from '@mitoyen/contract/features/missions/missions.rules.ts';
import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';

export const missionTexts = {
  propose: 'Mission convenue',
  next: 'Nouvelle mission',
  change: 'Modifier',
  accept: 'Accepter',
  accepting: 'Un instant…',
  acceptFailure: 'La mission n’a pas pu être acceptée.',
  withdraw: 'Retirer',
  decline: 'Refuser',
  letter: 'Lettre de mission',
  lend: 'Prêter mes justificatifs',
  vigilance: 'Suivi de vigilance',
  confirmation: 'Demander une confirmation',
  state: ({ proposedBy, proposedAt, agreedAt, isOver }: Mission, name: string) => {
    if (agreedAt) return isOver ? 'Mission terminée' : 'Mission convenue';
    const day = dayInWords(proposedAt);
    return proposedBy === 'me' ? `Proposée par vous le ${day}` : `Proposée par ${name} le ${day}`;
  },
  terms: missionInWords,

  proposeTitle: 'Mission convenue',
  changeTitle: 'Modifier la mission',
  proposeHint: (name: string) => `${name} devra l’accepter telle quelle. Aucun prix n’est demandé.`,
  changeHint: (name: string) => `${name} devra accepter la mission modifiée.`,
  from: 'Début',
  to: 'Fin',
  phases: 'Phases',
  phasesHint: 'Aucune si la mission n’en relève pas.',
  send: 'Proposer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  sendFailure: 'La mission n’a pas pu être proposée.',

  withdrawTitle: 'Retirer la mission\u202f?',
  withdrawBody: (mission: Mission) =>
    mission.agreedAt
      ? `La mission convenue ${missionInWords(mission)} prend fin pour vous deux. La conversation le dira.`
      : 'La proposition disparaît pour vous deux. La conversation le dira.',
  keep: 'Garder',
  withdrawing: 'Un instant…',
  withdrawFailure: 'La mission n’a pas pu être retirée.',
} as const;
