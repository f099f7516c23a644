import { defineErrors } from '../../core/api-error.ts';

export const phoneErrors = defineErrors({
  phone_invalid: [400, 'Indiquez un numéro de mobile français (métropole ou outre-mer).'],
  phone_not_mobile: [400, 'Ce numéro est un fixe\u00a0: indiquez un mobile, qui puisse recevoir un SMS.'],
  code_invalid: [400, 'Code invalide ou expiré.'],
  phone_not_verified: [400, 'Veuillez vérifier votre numéro de téléphone avant de continuer.'],
  sms_unavailable: [503, 'Erreur lors de l’envoi du code SMS.'],
  // the server says instead of « plus tard » in how long
  sms_ceiling: [
    503,
    'Nous avons envoyé tous les SMS que nous pouvons pour le moment. Redemandez un code plus tard\u00a0: ce que vous avez rempli reste là.',
  ],
  sms_prefix_ceiling: [
    503,
    'Trop de codes ont été demandés vers les numéros qui commencent comme le vôtre. Redemandez-en un plus tard, ou indiquez un autre mobile.',
  ],
  sms_too_soon: [
    429,
    'Un code vient de partir vers ce numéro et met parfois une minute à arriver. Redemandez-en un plus tard.',
  ],
  sms_too_many: [
    429,
    'Trop de codes demandés pour ce numéro. Réessayez plus tard, ou indiquez un autre mobile.',
  ],
  sms_too_many_from_address: [
    429,
    'Trop de codes demandés depuis votre connexion, que d’autres partagent peut-être. Réessayez plus tard, ou passez par une autre connexion, par exemple celle de votre téléphone.',
  ],
});
