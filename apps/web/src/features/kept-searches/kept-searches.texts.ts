import type { KeptSearchKind } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';

export const keepTexts = {
  keep: 'Garder cette recherche',
  alertMe: 'M’alerter',
  keeping: 'Enregistrement…',
  kept: 'Recherche gardée',
  keptHint: (often: string) => `Un e-mail vous dira ce qu’elle trouve de nouveau\u00a0: ${often}.`,
  change: 'Mes alertes',
  failure: 'La recherche n’a pas pu être gardée. Réessayez.',
  dialogTitle: 'M’alerter par e-mail',
  dialogLead:
    'Un e-mail vous dira ce que cette recherche trouve de nouveau. Sans compte, et arrêté en un clic.',
  email: 'Adresse e-mail',
  rhythm: 'Quand',
  send: 'Recevoir l’alerte',
  sent: 'Confirmez votre adresse',
  sentHint:
    'Un e-mail est parti à l’adresse indiquée. L’alerte commence une fois le lien ouvert, dans les sept jours\u00a0; sinon, l’adresse est oubliée.',
  close: 'Fermer',
  isNew: 'Nouveau',
  newSince: (count: number) =>
    count > 1
      ? `${count}\u00a0nouveautés depuis votre dernier passage`
      : 'Une nouveauté depuis votre dernier passage',
} as const;

export const kindLabels: Readonly<Record<KeptSearchKind, string>> = {
  offers: 'Missions',
  jobs: 'Emplois',
  profiles: 'Professionnels',
};

export const alertsTexts = {
  pageTitle: 'Alertes',
  lead: 'Les recherches que vous gardez, vingt au plus, et quand un e-mail vous dit ce qu’elles trouvent de nouveau.',
  loading: 'Chargement…',
  failureTitle: 'Vos alertes n’ont pas pu être chargées.',
  empty: 'Vous ne gardez aucune recherche.',
  emptyHint:
    'Cherchez une mission, un emploi ou un professionnel, puis choisissez «\u202fGarder cette recherche\u202f»\u00a0: vous serez prévenu de ce qui arrive ensuite.',
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
  confirmLead: 'Une pression confirme que cette adresse est bien la vôtre, et l’alerte commence.',
  confirm: 'Confirmer mon adresse',
  confirming: 'Confirmation…',
  confirmed: 'Votre alerte a commencé',
  confirmedHint: 'Un e-mail vous dira ce qui arrive de nouveau\u00a0:',
  confirmFailure: 'L’adresse n’a pas pu être confirmée. Réessayez.',
  stopTitle: 'Arrêter une alerte',
  ask: (name: string) => `Arrêter l’alerte «\u202f${name}\u202f»\u202f?`,
  askHint:
    'Cette recherche ne sera plus gardée, et aucun e-mail ne viendra plus d’elle. Rien d’autre ne change.',
  stop: 'Arrêter cette alerte',
  stopped: 'Cette alerte est arrêtée',
  stoppedHint: 'Plus aucun e-mail ne viendra d’elle.',
  stopFailure: 'L’alerte n’a pas pu être arrêtée. Réessayez.',
  loading: 'Chargement…',
  loadFailure: 'Nous n’avons pas pu lire ce lien.',
  missing: 'Ce lien est incomplet',
  missingHint: 'Ouvrez à nouveau le lien de l’e-mail, en entier.',
  toHome: 'Retour à l’accueil',
} as const;
