import { defineErrors } from '../../core/api-error.ts';

export const phoneErrors = defineErrors({
  phone_invalid: [400, 'Indiquez un numéro de mobile français (métropole ou outre-mer).'],
  phone_not_mobile: [400, 'Ce numéro est un fixe\u00a0: indiquez un mobile, qui puisse recevoir un SMS.'],
  code_invalid: [400, 'Code invalide ou expiré.'],
  phone_not_verified: [400, 'Veuillez vérifier votre numéro de téléphone avant de continuer.'],
  sms_unavailable: [503, 'Erreur lors de l’envoi du code SMS.'],
  sms_ceiling: [503, 'Nous ne pouvons plus envoyer de codes par SMS pour le moment. Réessayez plus tard.'],
  sms_too_many: [429, 'Trop de codes demandés pour ce numéro. Réessayez plus tard.'],
});
