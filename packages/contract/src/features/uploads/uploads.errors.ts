import { defineErrors } from '../../core/api-error.ts';

const onlyPdfAndWord = 'Seuls les fichiers PDF et Word sont acceptés pour le CV.';
const exportIt = 'exportez-le en PDF (Fichier\u00a0› Exporter)';

export const uploadErrors = defineErrors({
  file_missing: [400, 'Aucun fichier n’a été reçu.'],
  file_empty: [
    400,
    'Ce fichier est vide\u00a0: ouvrez l’original, enregistrez-le à nouveau, puis envoyez-le.',
  ],
  file_broken: [
    400,
    'Ce fichier est coupé ou abîmé\u00a0: il ne peut pas être lu. Reprenez-le depuis l’original, puis envoyez-le.',
  ],
  image_too_many_pixels: [
    400,
    'Cette image a plus de 40 millions de pixels\u00a0: exportez-la avec 2\u202f800\u00a0pixels sur son plus grand côté (4\u202f096 pour un panorama), puis envoyez-la.',
  ],
  file_unknown: [400, 'Ce fichier n’est plus disponible\u00a0: envoyez-le à nouveau.'],
  cv_broken: [
    400,
    `Ce fichier est coupé ou abîmé\u00a0: il ne peut pas être lu. Ouvrez l’original, ${exportIt}, puis envoyez ce PDF.`,
  ],
  cv_protected: [
    400,
    `Ce fichier est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, ou ${exportIt}, puis envoyez ce PDF.`,
  ],
  proof_protected: [
    400,
    'Ce PDF est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, puis envoyez-le.',
  ],
  image_too_large: [413, 'Le fichier dépasse la taille maximale de 8 Mo.'],
  attachment_too_large: [
    413,
    'Le fichier dépasse la taille maximale de 25 Mo. Allégez-le, ou partagez-le par un lien.',
  ],
  cv_too_large: [413, 'Le fichier dépasse la taille maximale de 5 Mo.'],
  proof_too_large: [413, 'Le fichier dépasse la taille maximale de 8 Mo.'],
  unclaimed_quota: [
    429,
    'Trop de fichiers envoyés n’ont pas encore servi\u00a0: enregistrez ce que vous avez commencé, ou réessayez plus tard.',
  ],
  attachment_quota: [
    429,
    'Vous avez joint trop de gros fichiers aujourd’hui\u00a0: réessayez demain, ou partagez-les par un lien.',
  ],
  image_type: [415, 'Seules les images JPEG, PNG et WebP sont acceptées.'],
  image_heic: [
    415,
    'Cette photo est au format HEIC de l’iPhone\u00a0: enregistrez-la en JPEG, puis envoyez-la. Pour les prochaines\u00a0: Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f».',
  ],
  attachment_type: [
    415,
    'Ce format n’est pas accepté. Envoyez une image (JPEG, PNG, WebP), un PDF, un document Word, Excel, PowerPoint ou OpenDocument, un plan DWG, DXF ou IFC, ou mettez ce fichier dans une archive ZIP.',
  ],
  proof_type: [415, 'Seuls les PDF et les images JPEG, PNG et WebP sont acceptés pour un justificatif.'],
  cv_type: [415, `${onlyPdfAndWord} Exportez le vôtre en PDF\u00a0: Fichier\u00a0› Exporter.`],
  cv_macros: [415, `${onlyPdfAndWord} Celui-ci contient des macros\u00a0: ${exportIt}.`],
  cv_rtf: [415, `${onlyPdfAndWord} Celui-ci est au format RTF\u00a0: ${exportIt}.`],
  cv_html: [
    415,
    `${onlyPdfAndWord} Celui-ci est une page web (HTML)\u00a0: ouvrez-la et imprimez-la en PDF (Fichier\u00a0› Imprimer).`,
  ],
  cv_opendocument: [415, `${onlyPdfAndWord} Celui-ci est un document OpenDocument\u00a0: ${exportIt}.`],
  cv_pages: [
    415,
    `${onlyPdfAndWord} Celui-ci est un document Pages\u00a0: exportez-le en PDF (Fichier\u00a0› Exporter vers\u00a0› PDF).`,
  ],
  cv_office: [415, `${onlyPdfAndWord} Celui-ci est un classeur ou une présentation\u00a0: ${exportIt}.`],
  cv_archive: [
    415,
    `${onlyPdfAndWord} Celui-ci est une archive ZIP\u00a0: ouvrez-la, et envoyez le CV qu’elle contient.`,
  ],
  cv_image: [
    415,
    `${onlyPdfAndWord} Celui-ci est une image\u00a0: ouvrez-la et imprimez-la en PDF (Fichier\u00a0› Imprimer).`,
  ],
});
