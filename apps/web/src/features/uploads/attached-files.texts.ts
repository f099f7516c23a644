export const attachedFileTexts = {
  show: (name: string) => `Agrandir ${name}`,
  download: 'Télécharger',
  downloadOf: (name: string, size: string) => `Télécharger ${name} · ${size}`,
  downloadFailure: 'Ce fichier n’a pas pu être téléchargé. Réessayez.',
  imageFailure: 'Cette image n’a pas pu être affichée.',
  loading: 'Chargement...',
  gone: 'Fichier supprimé',
  count: (count: number) => (count > 1 ? `${count}\u00a0fichiers joints` : 'Un fichier joint'),
} as const;
