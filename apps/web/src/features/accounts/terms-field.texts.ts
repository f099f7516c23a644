export const termsFieldTexts = {
  before: 'J’accepte la ',
  privacy: 'politique de confidentialité',
  between: ' et les ',
  terms: 'conditions d’utilisation',
  needed: 'Cochez cette case pour pouvoir enregistrer.',
} as const;
