import { defineErrors } from '../../core/api-error.ts';

export const accountErrors = defineErrors({
  invalid_credentials: [401, 'Adresse e-mail ou mot de passe incorrect.'],
  password_wrong: [403, 'Le mot de passe actuel n’est pas le bon.'],
  password_required: [403, 'Indiquez votre mot de passe actuel pour confirmer.'],
  account_suspended: [
    403,
    'Votre compte est suspendu. La décision, ses motifs et la façon de la contester vous ont été envoyés par e-mail.',
  ],
  role_already_chosen: [403, 'Le type de ce compte est déjà choisi.'],
  role_mismatch: [403, 'Ce profil ne correspond pas au type de votre compte.'],
  user_not_found: [404, 'Utilisateur non trouvé'],
  session_not_found: [404, 'Cette connexion n’existe plus.'],
  terms_outdated: [
    409,
    'Ces conditions ont changé depuis. Rechargez la page pour lire leur dernière version.',
  ],
  email_taken: [409, 'Un compte existe déjà avec cette adresse e-mail.'],
  reset_token_invalid: [400, 'Ce lien de réinitialisation n’est plus valable. Demandez-en un nouveau.'],
  email_token_invalid: [
    400,
    'Ce lien de confirmation n’est plus valable. Refaites la demande depuis votre compte.',
  ],
  too_many_confirmation_mails: [429, 'Trop de liens demandés. Regardez vos e-mails, ou réessayez plus tard.'],
  too_many_email_changes: [429, 'Trop de demandes de changement d’adresse. Réessayez plus tard.'],
  too_many_logins: [429, 'Trop de tentatives de connexion. Réessayez dans quelques minutes.'],
  too_many_registrations: [429, 'Trop de comptes créés depuis cette adresse. Réessayez plus tard.'],
  too_many_names: [429, 'Vous avez consulté beaucoup de profils en peu de temps. Reprenez un peu plus tard.'],
  too_many_reset_mails: [429, 'Trop de demandes. Réessayez dans quelques minutes.'],
});
