import { defineErrors } from '../../core/api-error.ts';

export const conversationErrors = defineErrors({
  conversation_not_found: [404, 'Conversation non trouvée'],
  receiver_not_found: [404, 'Ce destinataire n’existe pas.'],
  self_message: [400, 'Vous ne pouvez pas vous écrire à vous-même.'],
  contact_limit_reached: [403, 'Vous avez atteint la limite de 10 freelances contactés.'],
});
