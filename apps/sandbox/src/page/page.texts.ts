import type { Mode, Service } from '../faults/faults.ts';

/** What the sandbox's page says. */
export const pageTexts = {
  title: 'Bac à sable',
  intro:
    'Le monde extérieur, sur cette machine\u00a0: ce que Mitoyen envoie arrive ici, et rien n’en sort. Tout est oublié à l’arrêt.',
  mails: 'E-mails',
  noMail: 'Aucun e-mail pour l’instant. Ceux que le site envoie apparaissent ici aussitôt.',
  noSubject: '(sans objet)',
  sms: 'SMS',
  noSms: 'Aucun SMS pour l’instant.',
  push: 'Notifications sur les appareils',
  noPush: 'Aucune notification pour l’instant.',
  companies: 'Entreprises du registre',
  search: 'Nom, SIREN ou SIRET',
  searchButton: 'Chercher',
  noCompany: 'Aucune entreprise ne correspond.',
  more: (count: number) => `… et ${count} autres\u00a0: précisez la recherche.`,
  closed: 'fermée',
  addCompany: 'Ajouter une entreprise',
  name: 'Nom',
  siret: 'SIRET (14 chiffres)',
  active: 'En activité',
  add: 'Ajouter',
  faults: 'Pannes',
  faultsHelp: 'Chaque service se comporte ainsi jusqu’à nouvel ordre.',
  apply: 'Appliquer',
  forget: 'Tout oublier',
  programs: 'Pour les programmes',
  back: 'Retour',
  from: 'De',
  to: 'À',
  received: 'Reçu',
  asText: 'Texte',
  reply: 'Répondre',
  replyText: (to: string) => `Votre réponse, envoyée par ${to}`,
  sendReply: 'Envoyer',
  replied: 'La réponse est partie.',
  calendar: 'Pour l’agenda',
  headers: 'En-têtes',
  notFound: 'Cet e-mail n’existe plus.',
  refresh: 'La page se met à jour toute seule.',
};

export const serviceLabels: Readonly<Record<Service, string>> = {
  mail: 'E-mail',
  sms: 'SMS',
  registry: 'Registre des entreprises',
  stripe: 'Paiement',
  push: 'Notifications',
};

export const modeLabels: Readonly<Record<Mode, string>> = {
  ok: 'répond',
  refuse: 'refuse',
  hang: 'ne répond jamais',
  error: 'est en erreur',
  garbage: 'répond n’importe quoi',
};
