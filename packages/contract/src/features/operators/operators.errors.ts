import { defineErrors } from '../../core/api-error.ts';

export const operatorErrors = defineErrors({
  job_not_found: [404, 'Tâche introuvable, ou déjà relancée'],
});
