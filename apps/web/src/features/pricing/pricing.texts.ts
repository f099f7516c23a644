export const pricingTexts = {
  head: {
    title: 'Tarification',
    description:
      'Gratuit et sans commission pour les freelances et les candidats. Premium à 29,99\u00a0€ par mois pour les entreprises.',
  },
  caption: 'Sans commission',
  title: 'Tarification',
  lead: 'Les freelances et les personnes en recherche d’un poste ne paient rien. Les entreprises commencent gratuitement.',
  people: {
    title: 'Freelances et OpenToWork',
    price: 'Gratuit',
    priceNote: 'sans limite de durée',
    features: [
      'Profil public, portfolio ou CV',
      'Consultation de tous les profils et de toutes les offres',
      'Candidature aux offres de mission, pour les freelances',
      'Messages sans limite',
      'Aucune commission sur les honoraires',
    ],
    action: 'Créer mon profil',
  },
  free: {
    title: 'Entreprise',
    price: 'Gratuit',
    priceNote: 'pour commencer',
    features: [
      'Consultation libre de tous les profils',
      '10 profils contactés',
      '10 offres de mission publiées',
      'Les réponses à ceux qui vous écrivent ne comptent pas',
    ],
    action: 'Inscrire mon entreprise',
  },
  premium: {
    title: 'Premium Entreprise',
    priceEuros: 29.99,
    priceNote: 'sans engagement de durée',
    features: [
      'Contacts illimités',
      'Offres de mission illimitées',
      'Offres «\u202fMise en avant\u202f», en tête de liste (placement payant)',
    ],
    login: 'Se connecter pour s’abonner',
    loginNote: 'Connectez-vous avec le compte de votre entreprise pour vous abonner.',
    soonTitle: 'L’abonnement en ligne ouvre bientôt',
    soon: (email: string) => `En attendant, écrivez-nous à ${email} : nous vous préviendrons de l’ouverture.`,
  },
} as const;
