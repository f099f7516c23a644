import {
  durationInWords,
  meetingDateInWords,
  meetingKindNames,
} from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';

type Details = { readonly minutes: number; readonly place: string | null };

export const meetingTexts = {
  propose: 'Proposer un rendez-vous',
  failureTitle: 'Les rendez-vous n’ont pas pu être chargés.',
  state: ({ kind, agreed, offer }: Meeting, name: string) => {
    const what = meetingKindNames[kind];
    if (agreed) return offer ? `${what} convenu, changement proposé` : `${what} convenu`;
    return offer?.by === 'me' ? `${what} proposé par vous` : `${what} proposé par ${name}`;
  },
  date: meetingDateInWords,
  details: ({ minutes, place }: Details) => [durationInWords(minutes), place],
  dates: (count: number) => (count > 1 ? `${count}\u00a0dates au choix` : 'une date'),
  choose: 'Choisir',
  chooseDate: (date: string) => `Choisir ${meetingDateInWords(date)}`,
  choosing: 'Un instant…',
  passed: 'passée',
  chooseFailure: 'La date n’a pas pu être choisie.',
  parisTime: 'Heure de Paris.',
  otherDates: 'Autres dates',
  decline: 'Décliner',
  withdraw: 'Retirer',
  withdrawDates: 'Retirer ces dates',
  cancel: 'Annuler',
  failure: 'Cela n’a pas pu être enregistré.',

  proposeTitle: 'Proposer un rendez-vous',
  changeTitle: 'Proposer d’autres dates',
  proposeHint: (name: string) =>
    `${name} choisira l’une de vos dates\u00a0; vous la recevrez tous deux par e-mail, pour vos agendas.`,
  changeHint: (name: string) => `La date convenue tient jusqu’à ce que ${name} en choisisse une autre.`,
  kind: 'Type',
  firstDate: 'Date et heure',
  nextDate: (number: number) => `Autre date (${number})`,
  dateHint: 'Heure de Paris.',
  minutes: 'Durée',
  place: 'Lieu, numéro ou lien',
  placeHint: 'Une adresse, un numéro de téléphone ou le lien d’une visioconférence.',
  send: 'Proposer',
  sending: 'Envoi…',
  back: 'Fermer',
  sendFailure: 'Les dates n’ont pas pu être proposées.',

  cancelTitle: 'Annuler ce rendez-vous\u202f?',
  cancelBody: (date: string) =>
    `Il était convenu ${meetingDateInWords(date)}. Vous recevrez tous deux un e-mail qui le retire de vos agendas.`,
  keep: 'Garder',
  cancelling: 'Un instant…',
  cancelFailure: 'Le rendez-vous n’a pas pu être annulé.',
} as const;
