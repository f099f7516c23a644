import { defineErrors } from '../../core/api-error.ts';

export const mailPreferenceErrors = defineErrors({
  unsubscribe_token_invalid: [
    400,
    'Ce lien de désinscription n’est pas valable. Choisissez vos e-mails depuis votre espace.',
  ],
});
