import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';

export const keepTexts = {
  alertMe: 'M’alerter',
  keeping: 'Enregistrement…',
  kept: 'Alerte créée',
  keptHint: (often: string) => `Un e-mail vous dira ce qu’elle trouve de nouveau\u00a0: ${often}.`,
  keptUnmailed:
    'Ce qu’elle trouve de nouveau se verra dans vos alertes\u00a0; confirmez votre adresse e-mail pour le recevoir aussi.',
  change: 'Mes alertes',
  failure: 'La recherche n’a pas pu être gardée. Réessayez.',
  dialogTitle: 'M’alerter par e-mail',
  dialogLead:
    'Un e-mail vous dira ce que cette recherche trouve de nouveau. Sans compte, et arrêté en un clic.',
  toAccount: 'J’ai un compte\u00a0: la garder avec mes recherches',
  email: 'Adresse e-mail',
  rhythm: 'Quand',
  send: 'Recevoir l’alerte',
  sent: 'Confirmez votre adresse',
  sentHint:
    'Un e-mail part à l’adresse indiquée\u00a0: confirmez-la dans les sept jours et l’alerte commence. Rien reçu\u202f? Le dernier e-mail de confirmation que vous avez montre toutes vos demandes.',
  close: 'Fermer',
  isNew: 'Nouveau',
  newSince: (count: number) =>
    count > 1
      ? `${count}\u00a0nouveautés depuis votre dernier passage`
      : 'Une nouveauté depuis votre dernier passage',
} as const;

export const kindLabels: Readonly<Record<SavedSearchKind, string>> = {
  offers: 'Missions',
  jobs: 'Emplois',
  profiles: 'Professionnels',
};

export const alertsTexts = {
  pageTitle: 'Alertes',
  lead: 'Les recherches que vous gardez, vingt au plus, et quand un e-mail vous dit ce qu’elles trouvent de nouveau. Aucune ne montre de profil discret.',
  unmailed: 'Rien ne vous est envoyé pour l’instant',
  unmailedHint:
    'Votre adresse e-mail n’est pas confirmée\u00a0: ce que trouvent vos alertes se voit ici. Confirmez-la par le lien de notre e-mail.',
  loading: 'Chargement…',
  failureTitle: 'Vos alertes n’ont pas pu être chargées.',
  empty: 'Vous ne gardez aucune recherche.',
  emptyHint:
    'Cherchez une mission, un emploi ou un professionnel, puis choisissez «\u202fM’alerter\u202f»\u00a0: vous serez prévenu de ce qui arrive ensuite.',
  toOffers: 'Chercher une mission',
  toProfiles: 'Chercher un professionnel',
  newCount: (count: number) => (count > 1 ? `${count}\u00a0nouveautés` : 'Une nouveauté'),
  rhythmOf: (name: string) => `Quand prévenir pour ${name}`,
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  nameLabel: 'Nom de la recherche',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer ${name}`,
  removeTitle: 'Supprimer cette alerte\u202f?',
  removeBody: (name: string) =>
    `«\u202f${name}\u202f» ne sera plus gardée, et aucun e-mail ne viendra plus d’elle.`,
  keep: 'La garder',
  removeFailure: 'L’alerte n’a pas pu être supprimée. Réessayez.',
  saveFailure: 'Le changement n’a pas été enregistré. Réessayez.',
} as const;

export const alertLinkTexts = {
  confirmTitle: 'Confirmer mon alerte',
  asked: (name: string, often: string) =>
    `L’alerte «\u202f${name}\u202f» (${often}) commence quand vous confirmez que cette adresse est la vôtre.`,
  confirm: 'Confirmer mon adresse',
  confirming: 'Confirmation…',
  confirmed: 'Votre alerte a commencé',
  confirmedHint: (name: string, often: string) =>
    `Un e-mail vous dira ce que «\u202f${name}\u202f» trouve de nouveau\u00a0: ${often}.`,
  full: 'Cette adresse a déjà vingt alertes',
  fullHint: 'C’est le plus possible. Supprimez-en une, puis activez celle que vous voulez.',
  nothing: 'Cette alerte n’est plus gardée',
  nothingHint: 'Elle est supprimée, ou se trouve dans les alertes de votre compte.',
  waiting: 'En attente',
  waitingHint: 'Demandées pour cette adresse\u00a0: elles ne commencent que si vous les activez.',
  begun: 'Alertes en cours',
  inactive: 'Inactive',
  begin: 'Activer',
  beginOf: (name: string) => `Activer ${name}`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer ${name}`,
  changeFailure: 'Le changement n’a pas été enregistré. Réessayez.',
  confirmFailure: 'L’adresse n’a pas pu être confirmée. Réessayez.',
  stopTitle: 'Arrêter une alerte',
  ask: (name: string) => `Arrêter l’alerte «\u202f${name}\u202f»\u202f?`,
  askHint:
    'Cette recherche ne sera plus gardée, et aucun e-mail ne viendra plus d’elle. Rien d’autre ne change.',
  askAll: (count: number) => `Arrêter ces ${count} alertes\u202f?`,
  askAllHint:
    'Ces recherches ne seront plus gardées, et aucun e-mail ne viendra plus d’elles. Rien d’autre ne change.',
  stop: 'Arrêter cette alerte',
  stopAll: 'Les arrêter toutes',
  choose: 'Choisir parmi mes alertes',
  stopped: 'C’est arrêté',
  stoppedHint: 'Plus aucun e-mail ne viendra de là.',
  stopFailure: 'L’alerte n’a pas pu être arrêtée. Réessayez.',
  loading: 'Chargement…',
  loadFailure: 'Nous n’avons pas pu lire ce lien.',
  missing: 'Ce lien est incomplet',
  missingHint: 'Ouvrez à nouveau le lien de l’e-mail, en entier.',
  toHome: 'Retour à l’accueil',
} as const;
