import { sharedTexts } from '../../core/pages/shared.texts.ts';

const countOf = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

export const mySpaceTexts = {
  caption: 'Mon espace',
  tabs: 'Rubriques de mon espace',
  profile: 'Profil',
  offers: 'Mes offres',
  received: 'Candidatures reçues',
  portfolio: 'Portfolio',
  proofs: 'Justificatifs',
  vigilance: 'Vigilance',
  applications: 'Mes candidatures',
  reveals: 'Demandes',
  discreet: 'Profils discrets',
  messages: 'Messages',
  saved: 'Favoris',
  alerts: 'Alertes',
  notifications: 'Notifications',
  reports: 'Opérateurs',
  account: 'Compte',
  newApplications: (count: number) => countOf(count, 'nouvelle candidature', 'nouvelles candidatures'),
  newAnswers: (count: number) => countOf(count, 'nouvelle réponse', 'nouvelles réponses'),
} as const;

export const roleOnlyTexts = {
  forbiddenTitle: 'Cette page ne concerne pas votre type de compte.',
  forbidden: {
    entreprise: 'Elle est réservée aux entreprises, qui y suivent leurs offres et les candidatures reçues.',
    freelance: 'Elle est réservée aux freelances, qui y présentent leurs projets.',
    jobseeker: 'Elle est réservée aux personnes en recherche d’un poste, qui y choisissent à qui se révéler.',
    professional: 'Elle est réservée aux freelances et aux candidats.',
  },
  toProfile: sharedTexts.backToProfile,
} as const;
