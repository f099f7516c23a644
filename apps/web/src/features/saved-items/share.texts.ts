export const shareTexts = {
  share: 'Partager',
  address: 'Adresse',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  copyFailure: 'Le lien n’a pas pu être copié\u00a0: sélectionnez l’adresse.',
  mail: 'Par e-mail',
  whatsapp: 'Par WhatsApp',
} as const;
