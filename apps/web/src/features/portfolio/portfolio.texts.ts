import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const portfolioTexts = {
  directory: 'Collaborateurs',
  profile: 'Profil du freelance',
  pageTitle: 'Projet',
  caption: 'Projet',
  loading: 'Chargement...',
  back: 'Retour au profil',
  untitled: 'Projet en ligne',
  online: 'Voir en ligne',
  opensInNewTab: '(nouvel onglet)',
  /** What hosts learn once it is shown. */
  mediaTold: (host: string) =>
    `Une fois l’affichage demandé, ${host} reçoit votre adresse IP et peut enregistrer des données dans votre navigateur.`,
  showMedia: { video: 'Afficher la vidéo', tour: 'Afficher la visite', model: 'Afficher la maquette' },
  closeMedia: { video: 'Fermer la vidéo', tour: 'Fermer la visite', model: 'Fermer la maquette' },
  openAtHost: (host: string) => `Ouvrir sur ${host}`,
  redirecting: 'Ce projet est en ligne\u00a0: nous vous y conduisons.',
  leaving: (host: string) =>
    `Ce projet se trouve sur un autre site, ${host}, que Mitoyen n’a pas vérifié. N’y donnez jamais votre mot de passe Mitoyen.`,
  leave: (host: string) => `Aller sur ${host}`,
  imageOf: (title: string, position: number, count: number) =>
    count === 1 ? `Image du projet ${title}` : `Image ${position} sur ${count} du projet ${title}`,
  facts: 'Le projet',
  author: 'Qui l’a fait',
  seeProfile: 'Voir le profil',
  others: (firstName: string) => `Autres projets de ${firstName}`,
  previous: 'Projet précédent',
  next: 'Projet suivant',
  roleHeld: 'Rôle tenu',
  agency: 'Agence',
  year: 'Année',
  surface: 'Surface',
  phases: 'Phases',
  software: 'Logiciels',
  failureTitle: 'Le projet n’a pas pu être chargé.',
  failureHint: sharedTexts.checkConnection,
} as const;

export const portfolioGridTexts = {
  openProject: 'Voir le projet',
  untitledProject: 'Projet en ligne',
  opensInNewTab: '(nouvel onglet)',
} as const;

export const projectUrlTexts = {
  hint: 'Facultatif. Vidéo ou visite 360°\u00a0: collez le lien.',
  /** `name`: 'Vidéo sur Vimeo'. */
  recognised: (name: string) => `Reconnu\u00a0: ${name}.`,
} as const;
