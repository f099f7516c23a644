import { defineErrors } from '../../core/api-error.ts';
import { fixedRetention } from '../../core/retention.ts';
import { maxAttachments } from '../uploads/uploads.schemas.ts';

export const mailReplyErrors = defineErrors({
  reply_token_invalid: [
    400,
    'Ce lien n’est plus valable, ou la réponse est déjà partie. Ouvrez votre messagerie pour le savoir.',
  ],
  reply_address_ended: [
    410,
    `Une réponse par e-mail est acceptée pendant ${fixedRetention.mailReplyDays} jours après le message. Répondez depuis la conversation.`,
  ],
  reply_empty: [
    400,
    'Nous n’avons trouvé ni texte ni fichier dans votre réponse. Écrivez-la au-dessus du message cité.',
  ],
  reply_too_many_files: [400, `Un message prend ${maxAttachments} fichiers au plus.`],
  too_many_replies: [429, 'Trop de réponses par e-mail en peu de temps. Réessayez dans une heure.'],
});
