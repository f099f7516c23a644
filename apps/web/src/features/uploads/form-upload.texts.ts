export const formUploadTexts = {
  cvFailure: 'Erreur lors de l’upload du CV.',
} as const;
