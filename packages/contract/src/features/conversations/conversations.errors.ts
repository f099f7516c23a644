import { defineErrors } from '../../core/api-error.ts';

export const conversationErrors = defineErrors({
  conversation_not_found: [404, 'Conversation non trouvée'],
  receiver_not_found: [404, 'Ce destinataire n’existe pas.'],
  self_message: [400, 'Vous ne pouvez pas vous écrire à vous-même.'],
  contact_limit_reached: [403, 'Vous avez atteint la limite de 10 freelances contactés.'],
  idempotency_key_too_long: [400, 'La clé d’envoi dépasse 200 caractères.'],
  idempotency_mismatch: [409, 'Cette clé d’envoi a déjà servi pour un autre message.'],
});
