import { type GuidanceRule, personGuidance } from '../../core/guidance.ts';
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
    id: 'experiences',
    isMet: ({ experiences, experienceYears }) => experiences.length > 0 || experienceYears === 0,
    advice: 'Ajoutez vos expériences',
    why: 'Une agence regarde d’abord où vous avez travaillé, et ce que vous y avez fait.',
    place: 'profile',
  },
  personGuidance.avatar,
  personGuidance.skills,
  {
    id: 'availability',
    isMet: ({ availability }) => availability !== 'Disponible',
    advice: 'Précisez quand vous êtes disponible',
    why: 'Les entreprises filtrent l’annuaire\u00a0: tout de suite, sous un mois, sous trois mois, ou déjà en poste.',
    place: 'profile',
  },
  {
    id: 'education',
    isMet: ({ education }) => education.length > 0,
    advice: 'Ajoutez votre formation',
    why: 'Diplôme, habilitation, permis\u00a0: certains postes en demandent un.',
    place: 'profile',
  },
  {
    id: 'contracts',
    isMet: ({ contracts }) => contracts.length > 0,
    advice: 'Dites quel contrat vous cherchez',
    why: 'CDI, CDD, alternance\u00a0: votre page le dit à côté de votre salaire.',
    place: 'profile',
  },
  { ...personGuidance.description, advice: 'Développez votre objectif professionnel' },
];
