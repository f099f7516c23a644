export const companyTexts = {
  pageTitle: 'Entreprise',
  back: 'Retour',
  city: 'Ville',
  legalStatus: 'Forme juridique',
  siret: 'SIRET',
  website: 'Site web',
  size: 'Effectif',
  sectors: 'Secteurs',
  answers: 'Réponses aux candidatures',
  answerRate: (percent: string) => `${percent} de réponses`,
  answersIn: {
    hours: (count: number) => `Répond en ${count}\u00a0h`,
    days: (count: number) => `Répond en ${count}\u00a0j`,
  },
  offers: 'Offres ouvertes',
  offerCount: (shown: number, total: number) => `Les ${shown}\u00a0plus récentes sur ${total}.`,
  mission: 'Mission',
  perDay: 'jour',
  remote: 'À distance',
  published: (day: string) => `Publiée le ${day}`,
  hidden: 'Ses offres de mission se lisent une fois connecté.',
  hiddenOnly: 'Cette entreprise a des offres de mission ouvertes. Elles se lisent une fois connecté.',
  signIn: 'Se connecter',
} as const;

/** Texts about a company's confirmation, shown until it is confirmed. */
export const confirmationTexts = {
  heading: 'Confirmer votre entreprise',
  lead: (domain: string) =>
    `Le SIRET prouve qu’une entreprise existe, pas que c’est la vôtre. Recevez un lien à une adresse de ${domain}, votre page portera «\u202fEntreprise confirmée\u202f» tant que ce site y figure, et les profils discrets vous seront ouverts.`,
  noWebsite:
    'Indiquez votre site web dans votre profil\u00a0: un lien envoyé à une adresse de ce site confirmera que l’entreprise est bien la vôtre.',
  email: (domain: string) => `E-mail en @${domain}`,
  send: 'Recevoir le lien',
  sending: 'Envoi…',
  sent: (email: string) =>
    `Un lien est parti pour ${email}. Il est valable 24 heures et ne sert qu’une fois.`,
  failure: 'Le lien n’a pas pu être envoyé. Réessayez.',
  pageTitle: 'Confirmer une entreprise',
  pageLead: 'Confirmez que l’inscription de cette entreprise sur Mitoyen vient bien d’elle.',
  confirm: 'Confirmer l’entreprise',
  confirming: 'Confirmation…',
  done: (name: string) => `${name} est confirmée`,
  doneHint: 'Sa page porte maintenant «\u202fEntreprise confirmée\u202f».',
  toHome: 'Aller à l’accueil',
  linkMissing: 'Ce lien est incomplet',
  linkMissingHint: 'Ouvrez-le depuis l’e-mail que vous avez reçu.',
  confirmFailure: 'L’entreprise n’a pas pu être confirmée. Réessayez.',
} as const;
