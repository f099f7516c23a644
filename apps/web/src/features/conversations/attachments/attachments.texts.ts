import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxAttachments } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

export const attachmentTexts = {
  add: 'Joindre des fichiers',
  enclosed: 'Fichiers à envoyer',
  tooMany: `Un message prend ${maxAttachments} fichiers au plus.`,
  wrongType: uploadErrors.attachment_type.message,
  ready: 'Prêt à être envoyé',
  remove: (name: string) => `Retirer ${name}`,
  retryOf: (name: string) => `Réessayer l’envoi de ${name}`,
  uploading: 'Les fichiers sont en cours d’envoi.',
} as const;
