import { defineErrors } from '../../core/api-error.ts';

export const offerErrors = defineErrors({
  offer_not_found: [404, 'Offre non trouvée'],
  offer_limit_reached: [403, 'Vous avez atteint la limite de 10 offres publiées.'],
  company_profile_missing: [403, 'Complétez d’abord le profil de votre entreprise.'],
  offer_transition_refused: [409, 'Cette offre ne peut pas changer ainsi d’état.'],
  /** Its `issues` say which words or fields, and by what right. */
  offer_stopped: [400, 'Cette offre ne peut pas être publiée telle quelle.'],
});
