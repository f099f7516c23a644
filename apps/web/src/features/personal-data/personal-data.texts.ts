import type { Role } from '@mitoyen/contract/core/roles.ts';

const everyone = [
  'Votre compte, votre adresse e-mail et vos connexions disparaissent, sur tous vos appareils.',
  'Vos fichiers sont effacés\u202f: photo, images, CV, pièces jointes.',
  'Vos messages restent chez vos interlocuteurs, sous le nom «\u202fUtilisateur supprimé\u202f».',
] as const;

const byRole: Readonly<Record<Role | 'none', readonly string[]>> = {
  freelance: [
    'Votre fiche, vos projets et vos candidatures sont effacés. Votre page publique n’existe plus.',
  ],
  jobseeker: ['Votre fiche et votre CV sont effacés. Votre page publique n’existe plus.'],
  entreprise: [
    'Vos offres sont fermées et effacées. Les freelances qui attendaient une réponse en sont avertis.',
    'Les candidatures reçues sont effacées.',
    'Un abonnement Premium en cours est résilié aussitôt, sans remboursement du mois entamé.',
  ],
  none: [],
};

export const myDataTexts = {
  title: 'Mes données',
  caption: 'Elles sont à vous\u202f: emportez-les, ou effacez-les.',
  exportTitle: 'Emporter mes données',
  exportBody:
    'Une archive ZIP de tout ce que Mitoyen conserve sur vous\u202f: compte, profil, candidatures, conversations, fichiers.',
  exportAction: 'Télécharger mes données',
  exporting: 'Préparation...',
  exportDone: 'Votre archive est téléchargée.',
  exportFailure: 'L’archive n’a pas pu être téléchargée. Réessayez.',
  archiveName: 'mitoyen-mes-donnees.zip',
  deleteTitle: 'Supprimer mon compte',
  deleteBody:
    'La suppression est immédiate et définitive. Si un signalement vous concerne, l’équipe en garde une copie scellée, le temps qu’il soit tranché et puisse être contesté.',
  deleteAction: 'Supprimer mon compte...',
  dialogTitle: 'Supprimer mon compte',
  dialogCaption: 'Définitif',
  whatHappens: 'Ce qui va se passer',
  consequences: (role: Role | null) => [everyone[0], ...byRole[role ?? 'none'], ...everyone.slice(1)],
  exportFirst: 'Pensez à télécharger vos données avant\u202f: personne ne pourra les retrouver ensuite.',
  password: 'Mot de passe',
  passwordHint: 'Pour confirmer.',
  otherProof: 'Confirmer par une clé d’accès ou un code',
  confirm: 'Supprimer définitivement',
  deleting: 'Suppression...',
  keep: 'Garder mon compte',
  failure: 'Une erreur est survenue. Votre compte n’est pas supprimé.',
  goneTitle: 'Votre compte est supprimé',
  goneLead: 'Plus personne ne vous trouve sur Mitoyen. Un dernier e-mail vous le confirme.',
  goneHome: 'Retour à l’accueil',
} as const;
