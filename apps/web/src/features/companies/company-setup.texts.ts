export const companySetupTexts = {
  pageTitle: 'Créer le profil de mon entreprise',
  caption: 'Entreprise',
  lead: 'Publiez vos offres de mission et contactez les freelances et candidats de l’architecture et du bâtiment.',
  metaDescription: 'Inscrivez votre entreprise pour publier des offres de mission et contacter des profils.',
} as const;
