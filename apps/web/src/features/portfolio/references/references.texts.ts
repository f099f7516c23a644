import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import type { ShownReferenceState } from '@mitoyen/contract/features/references/references.rules.ts';

/** What everybody reads of a confirmed project. */
export const confirmationMarkTexts = {
  by: (agency: string) => `Confirmé par ${agency}`,
  means: { siren: 'SIREN confirmé', email: 'confirmé par e-mail' },
  explained: (title: string, day: string) =>
    `Le ${day}, l’agence a confirmé le rôle, les phases et l’année de ce projet, alors nommé «\u202f${title}\u202f».`,
  explainedMeans: {
    siren: 'Elle a répondu depuis son compte Mitoyen, dont le SIREN est confirmé.',
    email:
      'Elle a répondu par un lien reçu par e-mail. Nous n’avons pas vérifié que cette adresse est celle de l’agence.',
  },
  limits: 'Ce n’est ni une note, ni un avis.',
} as const;

/** What the page of an agency's link says. */
export const confirmProjectTexts = {
  title: 'Confirmer un projet',
  lead: (freelance: string, agency: string) =>
    `${freelance} demande à «\u202f${agency}\u202f» de confirmer ce qui suit.`,
  loading: 'Chargement...',
  shown: 'Ce qui sera affiché',
  seeProject: 'Voir le projet',
  role: 'Rôle tenu',
  phases: 'Phases',
  year: 'Année',
  none: 'Non indiqué',
  name: 'Votre nom',
  position: 'Votre fonction',
  signHint: (freelance: string) => `Vu par ${freelance} seulement, jamais affiché.`,
  withSiren:
    'Pour ajouter «\u202fSIREN confirmé\u202f», répondez en étant connecté au compte confirmé de l’agence.',
  confirm: 'Confirmer',
  correct: 'Corriger',
  refuse: 'Ce n’est pas exact',
  correction: 'Ce qui est exact',
  correctionHint: 'Votre correction est proposée à cette personne. Rien n’est affiché avant son accord.',
  propose: 'Proposer la correction',
  back: 'Annuler',
  sending: 'Envoi...',
  stop: 'Ne plus recevoir ces demandes',
  stopped: 'Cette adresse ne recevra plus de demandes.',
  withdraw: 'Retirer ma réponse',
  withdrawHint: 'Vous pouvez retirer votre réponse à tout moment, par ce même lien.',
  toHome: 'Retour à l’accueil',
  failure: failureErrors.internal.message,
  missing: 'Ce lien est incomplet.',
  missingHint: 'Ouvrez le lien reçu par e-mail en entier.',
  done: {
    confirmed: 'Merci\u202f! Le projet est affiché comme confirmé.',
    proposed: 'Merci\u202f! Votre correction est proposée.',
    refused: 'C’est noté\u202f: rien n’est affiché.',
    dropped: 'Votre correction n’a pas été retenue. Rien n’est affiché.',
    withdrawn: 'Cette demande est retirée. Rien n’est affiché.',
    changed: 'Le projet a été modifié depuis. Rien n’est affiché.',
  } satisfies Partial<Record<ShownReferenceState, string>>,
} as const;

/** What a freelance reads beside their own project. */
export const ownReferenceTexts = {
  ask: 'Faire confirmer',
  askOf: (title: string) => `Faire confirmer le projet ${title}`,
  askTitle: (agency: string) => `Faire confirmer par ${agency}`,
  askBody:
    'L’agence reçoit un e-mail avec votre nom, le titre, le rôle, les phases et l’année. Elle confirme, corrige ou refuse. Une demande par projet et agence en 12\u00a0mois.',
  agency: 'Agence sur Mitoyen, ou e-mail',
  agencyHint: 'Tapez son nom pour la trouver ici, sinon son adresse e-mail. Jamais affichée.',
  searching: 'Recherche...',
  noAgency: 'Aucune agence de ce nom ici\u00a0: indiquez son adresse e-mail.',
  found: (count: number) => `${count}\u00a0agence${count > 1 ? 's' : ''}`,
  chosenAgency: (city: string) => `${city && `${city}. `}La demande va au compte de l’agence sur Mitoyen.`,
  whomMissing: 'Choisissez l’agence dans la liste, ou indiquez une adresse e-mail complète.',
  send: 'Envoyer la demande',
  sending: 'Envoi...',
  close: 'Annuler',
  failure: failureErrors.internal.message,
  states: {
    asked: (agency: string, day: string) => `Confirmation demandée à ${agency} le ${day}.`,
    expired: (agency: string) => `Pas de réponse de ${agency} en 30\u00a0jours.`,
    confirmed: (agency: string) => `Confirmé par ${agency}.`,
    proposed: (agency: string) => `${agency} propose une correction\u00a0:`,
    refused: (agency: string) => `${agency} a répondu que ce n’est pas exact. Vous seul le savez.`,
    dropped: (agency: string) => `Correction de ${agency} écartée.`,
    withdrawn: (agency: string) => `Confirmation de ${agency} retirée.`,
    changed: (agency: string) => `Projet modifié\u00a0: la confirmation de ${agency} n’est plus affichée.`,
  } satisfies Record<ShownReferenceState, (agency: string, day: string) => string>,
  signed: (name: string, position: string) => `Réponse de ${name}, ${position}.`,
  accept: 'Accepter',
  drop: 'Écarter',
  withdraw: 'Retirer',
  actOf: (act: string, title: string) => `${act}\u00a0: ${title}`,
  changeWarning: 'Modifier le rôle, les phases, l’année ou l’agence retire la confirmation.',
} as const;

/** What a company reads of the projects that it confirmed. */
export const givenReferenceTexts = {
  title: 'Projets que vous avez confirmés',
  of: (title: string, freelance: string) => `«\u202f${title}\u202f», ${freelance}`,
  waiting: 'Correction proposée',
  withdraw: 'Retirer',
  withdrawOf: (title: string) => `Retirer la confirmation du projet ${title}`,
  failure: failureErrors.internal.message,
} as const;
