const countOf = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

export const mySpaceTexts = {
  caption: 'Mon espace',
  tabs: 'Rubriques de mon espace',
  profile: 'Profil',
  offers: 'Mes offres',
  received: 'Candidatures reçues',
  portfolio: 'Portfolio',
  applications: 'Mes candidatures',
  messages: 'Messages',
  notifications: 'Notifications',
  reports: 'Signalements',
  account: 'Compte',
  newApplications: (count: number) => countOf(count, 'nouvelle candidature', 'nouvelles candidatures'),
  newAnswers: (count: number) => countOf(count, 'nouvelle réponse', 'nouvelles réponses'),
} as const;
