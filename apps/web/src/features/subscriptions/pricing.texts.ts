import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const pricingTexts = {
  head: {
    title: 'Tarification',
    description:
      'Gratuit et sans commission pour les freelances et les candidats. Premium à 29,99\u00a0€ TTC par mois pour les entreprises.',
  },
  caption: 'Sans commission',
  title: 'Tarification',
  current: 'Votre formule',
  usage: 'Ce que vous avez utilisé',
  contacted: (count: number, limit: number) =>
    `${count}/${limit} ${count > 1 ? 'profils contactés' : 'profil contacté'}`,
  published: (count: number, limit: number) =>
    `${count}/${limit} ${count > 1 ? 'offres publiées' : 'offre publiée'}`,
  interruptedTitle: 'Le paiement a été interrompu.',
  interrupted: 'Rien n’a été prélevé. Vous pouvez reprendre quand vous le voulez.',
  people: {
    title: 'Freelances et OpenToWork',
    price: 'Gratuit',
    priceNote: 'sans limite de durée',
    features: [
      'Profil public, portfolio ou CV',
      'Tous les profils, toutes les offres',
      'Candidatures aux missions et aux emplois',
      'Messages sans limite',
      'Aucune commission',
    ],
    action: 'Créer mon profil',
  },
  free: {
    title: 'Entreprise',
    price: 'Gratuit',
    priceNote: 'pour commencer',
    features: ['Tous les profils', '10 profils contactés', '10 offres publiées', 'Répondre ne compte pas'],
    action: 'Inscrire mon entreprise',
    login: 'Se connecter',
  },
  premium: {
    title: 'Premium Entreprise',
    priceNote: 'TTC, sans engagement de durée',
    features: [
      'Contacts illimités',
      'Offres illimitées',
      'Offres «\u202fMise en avant\u202f», en tête de liste (placement payant)',
    ],
    subscribe: 'S’abonner maintenant',
    alreadySubscribed: 'Votre entreprise est déjà abonnée.',
    toSubscription: 'Voir mon abonnement',
    chooseType: sharedTexts.chooseAccountType,
    login: 'Se connecter pour s’abonner',
    loginNote: 'Avec le compte de votre entreprise.',
    soonTitle: 'L’abonnement en ligne ouvre bientôt',
    soon: (email: string) =>
      `En attendant, écrivez-nous à ${email}\u00a0: nous vous préviendrons de l’ouverture.`,
  },
} as const;
