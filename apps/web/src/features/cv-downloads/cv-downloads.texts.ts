export const cvDownloadTexts = {
  downloadCv: 'Télécharger le CV',
  downloadingCv: 'Téléchargement…',
  cvFailure: 'Le CV n’a pas pu être téléchargé. Réessayez dans un instant.',
  cvDownloads: 'Qui a téléchargé mon CV',
  cvDownloadsExplained: (months: number) =>
    `Vous seul voyez cette liste. Les téléchargements de plus de ${months} mois sont effacés.`,
  cvDownloadsFailure: 'La liste des téléchargements n’a pas pu être chargée.',
  noCvDownload: 'Personne pour l’instant.',
  cvDownloadBy: { visitor: 'Visiteur non connecté', deleted: 'Utilisateur supprimé' },
} as const;
