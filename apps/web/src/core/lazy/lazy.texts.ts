export const lazyTexts = {
  waiting: 'Chargement...',
  waitingHint: 'La connexion est lente. Encore un instant.',
  failed: 'Chargement impossible',
  failedHint: 'Vérifiez votre connexion, puis réessayez. Si rien n’y fait, rechargez la page.',
} as const;
