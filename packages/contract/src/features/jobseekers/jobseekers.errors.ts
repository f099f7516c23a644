import { defineErrors } from '../../core/api-error.ts';

export const jobseekerErrors = defineErrors({
  jobseeker_not_found: [404, 'Profil non trouvé'],
  jobseeker_exists: [409, 'Ce compte a déjà un profil OpenToWork.'],
});
