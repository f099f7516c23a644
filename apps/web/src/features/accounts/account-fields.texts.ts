/** What the fields of an account say, wherever one is made or changed. */
export const accountFieldTexts = {
  name: 'Prénom et nom',
  nameHint: 'Par exemple\u00a0: Camille Durand',
  shown: 'Affiché\u00a0:',
  showInstead: 'Afficher plutôt\u00a0:',
  showName: (name: string) => `Afficher plutôt ${name}`,
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères, dont une lettre et un chiffre.',
  signInInstead: 'Déjà un compte\u202f? Se connecter',
  signedInAs: (name: string) => `Vous êtes connecté en tant que ${name}`,
} as const;
