export const formUploadTexts = {
  unreadable: (format: string) =>
    `Ce navigateur ne lit pas les images ${format}\u00a0: exportez celle-ci en JPEG ou en PNG, puis envoyez-la.`,
  cvFailure: 'Erreur lors de l’upload du CV.',
} as const;
