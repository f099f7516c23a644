import type { FindingLevel, RuleName } from '../offer-checks.types.ts';
import type { AuthorityName } from './authorities.ts';

/**
 * What readers learn of a rule: the gravest level of its findings, its legal basis, and what it looks for, in
 * French.
 */
export interface RuleFacts {
  readonly level: FindingLevel;
  readonly authority: AuthorityName;
  readonly about: string;
}

/** Of every rule, in the order of the page that lists them. */
export const ruleFacts = {
  age: {
    level: 'stop',
    authority: 'discrimination',
    about: 'Un âge, une limite ou une tranche d’âge pour la personne recherchée.',
  },
  sex: {
    level: 'stop',
    authority: 'discrimination',
    about: 'Une préférence pour un homme ou pour une femme.',
  },
  origin: {
    level: 'stop',
    authority: 'discrimination',
    about: 'La nationalité, l’origine, la langue maternelle, un nom, un accent.',
  },
  family: {
    level: 'stop',
    authority: 'discrimination',
    about: 'La situation de famille, les enfants, une grossesse.',
  },
  health: {
    level: 'stop',
    authority: 'discrimination',
    about: 'La santé, un handicap, une aptitude physique sans lien avec le poste.',
  },
  belief: {
    level: 'stop',
    authority: 'discrimination',
    about: 'Une religion, des convictions, des opinions politiques.',
  },
  union: { level: 'stop', authority: 'discrimination', about: 'L’activité syndicale ou mutualiste.' },
  looks: { level: 'stop', authority: 'discrimination', about: 'Une photo, un physique, une apparence.' },
  address: {
    level: 'stop',
    authority: 'discrimination',
    about: 'L’adresse ou le quartier de la personne recherchée.',
  },
  to_be_paid_for: {
    level: 'stop',
    authority: 'freeAccess',
    about: 'Des frais, une caution ou une formation à payer pour postuler ou commencer.',
  },
  unpaid: {
    level: 'stop',
    authority: 'payForWork',
    about:
      'Un travail bénévole, non rémunéré, offert ou payé seulement en cas de succès\u202f; un stage de plus de deux mois sous la gratification. Un budget à 0\u202f€ demande une confirmation.',
  },
  range: {
    level: 'stop',
    authority: 'payTransparency',
    about:
      'Un emploi sans fourchette de salaire, ou sous le minimum légal. Une fourchette dont le haut dépasse une fois et demie le bas demande une confirmation.',
  },
  past_pay: {
    level: 'stop',
    authority: 'payTransparency',
    about: 'Le salaire actuel ou passé, des bulletins de paie.',
  },
  complacent_signature: {
    level: 'stop',
    authority: 'complacentSignature',
    about: 'Une signature ou un tampon d’architecte sur un projet qu’il n’a pas élaboré.',
  },
  hidden_employment: {
    level: 'warn',
    authority: 'hiddenEmployment',
    about:
      'Dans une mission, deux signes d’un emploi\u202f: horaires imposés, congés à valider, autorité, feuilles de temps, exclusivité, temps plein sur place neuf mois ou plus, salaire, avantages, période d’essai.',
  },
  subcontracted_design: {
    level: 'warn',
    authority: 'subcontracting',
    about:
      'La conception du projet architectural, de l’esquisse au permis, confiée à un freelance par des architectes.',
  },
  title: {
    level: 'advise',
    authority: 'reservedTitle',
    about: 'Un ou une «\u202farchitecte\u202f» recherché sans un mot sur l’inscription à l’Ordre.',
  },
  tone: {
    level: 'advise',
    authority: 'house',
    about:
      'Un métier au seul masculin, «\u202fjeune et dynamique\u202f», une mission sans livrable, ni phase, ni surface.',
  },
} as const satisfies Readonly<Record<RuleName, RuleFacts>>;
