import { unconfirmedLimits } from '../../core/address-confirmation.ts';
import { defineErrors } from '../../core/api-error.ts';

export const conversationErrors = defineErrors({
  conversation_not_found: [404, 'Conversation non trouvée'],
  receiver_not_found: [404, 'Ce destinataire n’existe pas.'],
  self_message: [400, 'Vous ne pouvez pas vous écrire à vous-même.'],
  conversation_limit_unconfirmed: [
    403,
    `Vous avez commencé ${unconfirmedLimits.conversations} conversations. Confirmez votre adresse e-mail pour écrire à d’autres personnes\u00a0: un lien se demande dans la page Compte.`,
  ],
  too_many_conversations: [
    429,
    'Vous avez commencé beaucoup de conversations en peu de temps. Réessayez plus tard\u00a0: celles que vous avez restent ouvertes.',
  ],
  contact_limit_reached: [403, 'Vous avez atteint la limite de 10 freelances contactés.'],
});
