import type { Role } from '@mitoyen/contract/core/roles.ts';

interface KindTexts {
  readonly purpose: string;
  readonly points: readonly string[];
  readonly action: string;
}

const kinds: Readonly<Record<Role, KindTexts>> = {
  freelance: {
    purpose: 'Vous êtes indépendant et cherchez des missions.',
    points: ['Un profil et un portfolio', 'Toutes les offres de mission', 'Gratuit, sans commission'],
    action: 'Profil freelance',
  },
  entreprise: {
    purpose: 'Vous cherchez des collaborateurs pour vos projets.',
    points: [
      'Contact direct avec les profils',
      'Offres de mission publiées',
      'Dix contacts et dix offres gratuits',
    ],
    action: 'Profil entreprise',
  },
  jobseeker: {
    purpose: 'Vous cherchez un poste salarié.',
    points: ['Un profil et votre CV', 'Toutes les offres d’emploi, avec leur salaire', 'Gratuit'],
    action: 'Profil OpenToWork',
  },
};

export const inscriptionTexts = {
  title: 'Choisissez votre profil',
  caption: 'Inscription',
  lead: 'Trois façons de travailler ensemble dans l’architecture et le bâtiment.',
  metaDescription: 'Inscrivez-vous sur Mitoyen comme freelance, entreprise ou candidat OpenToWork.',
  lastChoice: 'Dernier choix',
  kinds,
} as const;
