import { defineErrors } from '../../core/api-error.ts';

export const uploadErrors = defineErrors({
  file_missing: [400, 'Aucun fichier n’a été reçu.'],
  file_broken: [400, 'Ce fichier est abîmé\u00a0: il ne peut pas être lu.'],
  image_too_many_pixels: [400, 'Cette image est trop grande\u00a0: 40 millions de pixels au plus.'],
  file_unknown: [400, 'Ce fichier n’est plus disponible\u00a0: envoyez-le à nouveau.'],
  image_too_large: [413, 'Le fichier dépasse la taille maximale de 8 Mo.'],
  attachment_too_large: [413, 'Le fichier dépasse la taille maximale de 10 Mo.'],
  cv_too_large: [413, 'Le fichier dépasse la taille maximale de 5 Mo.'],
  unclaimed_quota: [
    429,
    'Trop de fichiers envoyés n’ont pas encore servi\u00a0: enregistrez ce que vous avez commencé, ou réessayez plus tard.',
  ],
  image_type: [415, 'Seules les images JPEG, PNG et WebP sont acceptées.'],
  image_heic: [
    415,
    'Cette photo est au format HEIC de l’iPhone\u00a0: enregistrez-la en JPEG, puis envoyez-la. Pour les prochaines\u00a0: Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f».',
  ],
  attachment_type: [415, 'Seules les images JPEG, PNG et WebP et les fichiers PDF sont acceptés.'],
  cv_type: [415, 'Seuls les fichiers PDF et Word sont acceptés pour le CV.'],
});
