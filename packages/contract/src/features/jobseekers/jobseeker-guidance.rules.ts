import { advisedDescriptionLength, advisedSkillCount, type GuidanceRule } from '../../core/guidance.ts';
import type { Jobseeker } from './jobseekers.schemas.ts';

/** What makes a job seeker found, looked at and written to, in that order. */
export const jobseekerGuidance: readonly GuidanceRule<Jobseeker>[] = [
  {
    id: 'cv',
    isMet: ({ hasCv }) => hasCv,
    advice: 'Déposez votre CV',
    why: 'Votre fiche porte alors «\u202fCV disponible\u202f», et vous choisissez qui peut le télécharger.',
    place: 'profile',
  },
  {
    id: 'avatar',
    isMet: ({ avatar }) => avatar !== null,
    advice: 'Ajoutez votre portrait',
    why: 'Il vous fait reconnaître dans l’annuaire et dans les messages, où il n’y a sinon que vos initiales.',
    place: 'profile',
  },
  {
    id: 'skills',
    isMet: ({ skills }) => skills.length >= advisedSkillCount,
    advice: `Indiquez au moins ${advisedSkillCount} compétences`,
    why: 'La recherche de l’annuaire lit vos compétences\u00a0: chacune est une façon de plus d’être trouvé.',
    place: 'profile',
  },
  {
    id: 'availability',
    isMet: ({ availability }) => availability !== 'Disponible',
    advice: 'Précisez quand vous êtes disponible',
    why: 'Les entreprises filtrent l’annuaire\u00a0: tout de suite, sous un mois, sous trois mois, ou déjà en poste.',
    place: 'profile',
  },
  {
    id: 'description',
    isMet: ({ description }) => description.length >= advisedDescriptionLength,
    advice: 'Développez votre objectif professionnel',
    why: 'C’est le premier texte de votre page, et son résumé dans les moteurs de recherche et les liens partagés.',
    place: 'profile',
  },
];
