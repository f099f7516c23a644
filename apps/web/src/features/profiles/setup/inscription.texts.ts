import type { Role } from '@mitoyen/contract/core/roles.ts';

interface KindTexts {
  readonly purpose: string;
  readonly points: readonly string[];
  readonly action: string;
}

const kinds: Readonly<Record<Role, KindTexts>> = {
  freelance: {
    purpose: 'Vous cherchez des missions.',
    points: ['Profil et portfolio', 'Offres de mission', 'Gratuit, sans commission'],
    action: 'Profil freelance',
  },
  entreprise: {
    purpose: 'Vous cherchez des collaborateurs.',
    points: ['Contact direct', 'Missions et emplois', 'Dix contacts, dix offres gratuits'],
    action: 'Profil entreprise',
  },
  jobseeker: {
    purpose: 'Vous cherchez un poste salarié.',
    points: ['Profil et CV', 'Emplois, avec leur salaire', 'Gratuit'],
    action: 'Profil OpenToWork',
  },
};

export const inscriptionTexts = {
  title: 'Choisissez votre profil',
  caption: 'Inscription',
  lead: 'Trois façons de travailler ensemble.',
  metaDescription: 'Inscrivez-vous sur Mitoyen comme freelance, entreprise ou candidat OpenToWork.',
  lastChoice: 'Dernier choix',
  kinds,
} as const;
