export const safetyTexts = {
  options: 'Bloquer ou signaler',
  reportProfile: 'Signaler ce profil',
} as const;
