import { maxAttachments } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

export const attachmentTexts = {
  add: 'Joindre des images ou des PDF',
  enclosed: 'Fichiers à envoyer',
  tooMany: `Un message prend ${maxAttachments} fichiers au plus.`,
  wrongType: 'Seules les images JPEG, PNG et WebP et les fichiers PDF sont acceptés.',
  ready: 'Prêt à être envoyé',
  remove: (name: string) => `Retirer ${name}`,
  retryOf: (name: string) => `Réessayer l’envoi de ${name}`,
  uploading: 'Les fichiers sont en cours d’envoi.',
  show: (name: string) => `Agrandir ${name}`,
  download: 'Télécharger',
  downloadOf: (name: string, size: string) => `Télécharger ${name} (${size})`,
  downloadFailure: 'Ce fichier n’a pas pu être téléchargé. Réessayez.',
  imageFailure: 'Cette image n’a pas pu être affichée.',
  loading: 'Chargement...',
  gone: 'Fichier supprimé',
  count: (count: number) => (count > 1 ? `${count}\u00a0fichiers joints` : 'Un fichier joint'),
} as const;
