import { defineErrors } from '../../core/api-error.ts';

export const operatorErrors = defineErrors({
  mail_not_found: [404, 'E-mail introuvable, ou déjà renvoyé'],
  job_not_found: [404, 'Tâche introuvable, ou déjà relancée'],
});
