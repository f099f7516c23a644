import { defineErrors } from '../../core/api-error.ts';

export const applicationErrors = defineErrors({
  application_not_found: [404, 'Candidature non trouvée'],
  already_applied: [409, 'Vous avez déjà postulé à cette offre.'],
  offer_closed: [409, 'Cette offre est fermée\u00a0: elle ne prend plus de candidatures.'],
  freelance_profile_missing: [403, 'Complétez d’abord votre profil de freelance.'],
  jobseeker_profile_missing: [403, 'Complétez d’abord votre profil de demandeur d’emploi.'],
  /** A freelance on a job, or a job seeker on a mission. */
  wrong_kind_of_account: [
    403,
    'Les freelances postulent aux missions, les demandeurs d’emploi aux emplois\u00a0: cette offre n’est pas pour votre type de compte.',
  ],
  application_transition_refused: [409, 'Cette candidature ne peut pas passer à cet état.'],
  application_withdrawn: [
    409,
    'Cette candidature a été retirée\u00a0: elle ne peut plus être mise en favori.',
  ],
  reminder_too_early: [409, 'Vous pourrez relancer l’entreprise 10 jours après votre candidature.'],
  reminder_already_sent: [409, 'Vous avez déjà relancé l’entreprise pour cette candidature.'],
});
