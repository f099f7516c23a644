import { defineErrors } from '../../core/api-error.ts';

export const missionErrors = defineErrors({
  mission_roles: [403, 'Une mission se convient entre une entreprise et un freelance.'],
  mission_changed: [
    409,
    'La mission proposée n’est plus celle-ci\u00a0: rien n’est convenu. Relisez-la avant d’accepter.',
  ],
  mission_not_found: [404, 'Aucune mission n’est proposée dans cette conversation.'],
});
