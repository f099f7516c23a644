export const legalTexts = {
  contents: 'Sommaire',
  version: (day: string) => `Version du ${day}`,
  head: {
    privacy: {
      title: 'Politique de confidentialité',
      description:
        'Quelles données Mitoyen conserve, pourquoi, combien de temps, et comment exercer vos droits.',
    },
    terms: {
      title: 'Conditions d’utilisation',
      description: 'Les règles d’usage de Mitoyen pour les freelances, les candidats et les entreprises.',
    },
    notice: {
      title: 'Mentions légales',
      description: 'Éditeur, hébergeur et contact du site Mitoyen.',
    },
    accessibility: {
      title: 'Accessibilité',
      description: 'Déclaration d’accessibilité du site Mitoyen et moyens de nous signaler un obstacle.',
    },
    about: {
      title: 'À propos',
      description:
        'D’où vient Mitoyen, comment les profils et les offres sont classés, et ce qui est payant.',
    },
  },
} as const;
