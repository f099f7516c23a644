export const heartTexts = { save: 'Ajouter aux favoris', saved: 'Dans vos favoris' } as const;
