export const safetyTexts = {
  options: 'Bloquer ou signaler',
} as const;
