import { defineErrors } from '../../core/api-error.ts';

export const freelanceErrors = defineErrors({
  freelance_not_found: [404, 'Profil non trouvé'],
  freelance_exists: [409, 'Ce compte a déjà un profil freelance.'],
});
