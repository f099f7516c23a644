export const portfolioTexts = {
  pageTitle: 'Projet',
  caption: 'Projet',
  loading: 'Chargement...',
  back: 'Retour au profil',
  untitled: 'Projet en ligne',
  online: 'Voir en ligne',
  opensInNewTab: '(nouvel onglet)',
  redirecting: 'Ce projet est en ligne : nous vous y conduisons.',
  imageOf: (title: string) => `Image du projet ${title}`,
  failureTitle: 'Le projet n’a pas pu être chargé.',
  failureHint: 'Vérifiez votre connexion, puis réessayez.',
} as const;
