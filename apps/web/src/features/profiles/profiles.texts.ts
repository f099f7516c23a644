import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const profileTexts = {
  pageTitle: 'Profil',
  loading: 'Chargement...',
  back: 'Retour à la liste',
  about: 'À propos',
  objective: 'Objectif professionnel',
  portfolio: 'Portfolio',
  directory: 'Collaborateurs',
  skills: 'Compétences',
  similar: 'Profils proches du même métier',
  noPortfolio: 'Aucun projet publié pour l’instant.',
  contact: 'Contacter',
  contactName: (name: string) => `Contacter ${name}`,
  print: 'Télécharger en PDF',
  own: {
    pageTitle: 'Aperçu de mon profil',
    title: 'Voici ce que voient les autres',
    person: {
      public: 'Tout le monde trouve cette page\u202f; votre nom n’est montré qu’aux personnes connectées.',
      members: 'Seules les personnes connectées trouvent cette page.',
      discreet:
        'Seules les entreprises à qui vous vous révélez lisent cette page. Les autres n’y trouvent rien.',
    },
    company: 'Tout le monde voit cette page.',
    noindex:
      'Les moteurs de recherche ne la montrent pas\u00a0: confirmez votre adresse e-mail pour qu’ils la trouvent.',
    back: 'Mon espace',
    edit: 'Modifier le profil',
    contactHint: 'Inactif sur votre propre page.',
  },
  signInToContact: {
    freelance: 'Connectez-vous pour contacter ce freelance',
    jobseeker: 'Connectez-vous pour contacter ce candidat',
    entreprise: 'Connectez-vous pour contacter cette entreprise',
  },
  cv: 'CV',
  hasCv: 'CV disponible',
  cvSignedOut: 'Connectez-vous pour le télécharger, si le candidat l’a ouvert aux membres.',
  cvClosed: 'Ce candidat ne propose pas son CV au téléchargement\u00a0: écrivez-lui pour le demander.',
  failureTitle: 'Le profil n’a pas pu être chargé.',
  failureHint: sharedTexts.checkConnection,
} as const;
