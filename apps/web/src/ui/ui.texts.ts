/** What the kit itself says. */
export const uiTexts = {
  requiredNote: 'Champs obligatoires',
  errorPrefix: 'Erreur\u00a0: ',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Chargement...',
  tooLong: (count: number) =>
    `${count === 1 ? 'Un caractère' : `${count}\u00a0caractères`} de trop\u00a0: raccourcissez, rien n’a été coupé.`,
  suggestions: 'Suggestions',
  suggestionsFound: (count: number) =>
    count === 1 ? '1 suggestion' : `${count}\u00a0suggestions. Flèches haut et bas pour choisir.`,
  removeToken: (name: string) => `Retirer ${name}`,
  tokenAdded: (name: string) => `${name}, ajouté.`,
  tokenRemoved: (name: string) => `${name}, retiré.`,
  minimum: 'Minimum',
  maximum: 'Maximum',
  unlimited: 'sans limite',
  formErrors: (count: number) =>
    count === 1 ? 'Un champ est à corriger' : `${count} champs sont à corriger`,
  explanationPrefix: 'Explication\u00a0: ',
  opensInNewTab: '\u00a0(nouvel onglet)',
} as const;

/** What an upload field says. */
export const uploadTexts = {
  pick: 'Choisir un fichier',
  replace: 'Remplacer',
  remove: 'Retirer',
  cancel: 'Annuler l’envoi',
  drop: 'ou déposez-le, collez-le ici',
  progress: (percent: number) => `Envoi en cours\u00a0: ${percent}\u202f%`,
  /** The server has it all and is at work on it. */
  processing: 'Envoyé, traitement en cours…',
  pickSeveral: 'Choisir des images',
  dropSeveral: 'ou déposez-les ici, ou collez-les',
  waiting: (count: number) => (count === 1 ? 'Une image en attente' : `${count}\u00a0images en attente`),
  sentOf: (sent: number, total: number) => `${sent} sur ${total}`,
  sentProgress: 'Images envoyées',
  pause: 'Pause',
  resume: 'Reprendre',
  cancelAll: 'Annuler tous les envois',
  paused: 'En pause',
  lost: 'Connexion perdue\u00a0: l’envoi reprendra de lui-même.',
  lostForLong: 'La connexion ne revient pas. Rien n’est perdu.',
  allSent: (count: number) => (count === 1 ? 'Image envoyée.' : `${count}\u00a0images envoyées.`),
  otherSender: 'Vous avez changé de compte\u00a0: choisissez ce fichier à nouveau.',
  editOf: (name: string) => `Retoucher ${name}`,
  retryOf: (name: string) => `Réessayer l’envoi de ${name}`,
  progressOf: (name: string, percent: number) => `Envoi de ${name}\u00a0: ${percent}\u202f%`,
  cancelOf: (name: string) => `Annuler l’envoi de ${name}`,
  forget: (name: string) => `Retirer ${name} de la liste`,
  sent: 'Fichier envoyé',
  retry: 'Réessayer l’envoi',
  failed: 'L’envoi du fichier a échoué.',
  empty: 'Ce fichier est vide.',
  wrongType: 'Ce format de fichier n’est pas accepté.',
  tooLarge: (megabytes: number) => `Le fichier dépasse la taille maximale de ${megabytes}\u00a0Mo.`,
} as const;

/** What the photographs over the whole screen say. */
export const lightboxTexts = {
  label: (name: string) => `Images\u00a0: ${name}`,
  position: (position: number, count: number) => `Image ${position} sur ${count}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  nearer: 'Agrandir l’image',
  farther: 'Réduire l’image',
} as const;
