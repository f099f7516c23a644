import { type GuidanceRule, personGuidance } from '../../core/guidance.ts';
import type { Freelance } from './freelances.schemas.ts';

const shownProjects = 3;

/** What makes a freelance found, looked at and written to, in that order. */
export const freelanceGuidance: readonly GuidanceRule<Freelance>[] = [
  {
    id: 'siret',
    isMet: ({ siretStatus }) => siretStatus !== 'failed',
    advice: 'Corrigez votre numéro SIRET',
    why: 'Le registre des entreprises ne connaît pas ce numéro, ou dit l’établissement fermé\u00a0: votre page le montre.',
    place: 'profile',
  },
  {
    id: 'cover',
    isMet: ({ portfolio }) => portfolio.some(({ images }) => images.length > 0),
    advice: 'Ajoutez un projet avec une image',
    why: 'La première image de votre portfolio devient la couverture de votre page.',
    place: 'new-project',
  },
  personGuidance.avatar,
  personGuidance.skills,
  {
    id: 'projects',
    isMet: ({ portfolio }) => portfolio.length >= shownProjects,
    advice: `Présentez au moins ${shownProjects} projets`,
    why: 'Une entreprise compare\u00a0: plusieurs projets montrent ce que vous faites d’habitude, pas une seule fois.',
    place: 'new-project',
  },
  personGuidance.description,
  {
    id: 'phases',
    isMet: ({ portfolio }) => portfolio.length === 0 || portfolio.some(({ phases }) => phases.length > 0),
    advice: 'Dites à quelles phases vous êtes intervenu',
    why: 'Esquisse ou chantier\u00a0: c’est ce qu’une agence cherche à savoir en lisant un projet.',
    place: 'portfolio',
  },
  {
    id: 'alt',
    isMet: ({ portfolio }) => portfolio.every(({ images }) => images.every(({ alt }) => alt !== '')),
    advice: 'Décrivez vos images',
    why: 'Leur texte alternatif est lu à qui ne les voit pas, et légende les images en plein écran.',
    place: 'portfolio',
  },
];
