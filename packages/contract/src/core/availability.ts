/** A freelance's availability, and what any professional may choose in the edit form. */
export const simpleAvailabilities = ['Disponible', 'Indisponible'] as const;
/** A job seeker's availability in the setup form. */
export const jobseekerSetupAvailabilities = [
  'Disponible immédiatement',
  'Disponible sous 1 mois',
  'Disponible sous 3 mois',
  'En poste, ouvert aux opportunités',
] as const;
export const jobseekerAvailabilities = [...jobseekerSetupAvailabilities, ...simpleAvailabilities] as const;

export type JobseekerAvailability = (typeof jobseekerAvailabilities)[number];
export type Availability = JobseekerAvailability;
