/** What the choice of a profile and the three setup forms say. */
export const setupTexts = {
  accountFailure: 'Erreur lors de la création du compte utilisateur',
  loginFailure: 'Erreur lors de la connexion',
  emailTakenAction: 'Se connecter avec ce compte',

  draftHint: 'Vos réponses ont été retrouvées.',
  draftHintAccount: 'Vos réponses ont été retrouvées. Le mot de passe est à saisir à nouveau.',

  accountSection: 'Votre compte',
  username: 'Prénom et nom',
  usernameHint: 'Chacun avec une majuscule, par exemple «\u00a0Camille Durand\u00a0».',
  usernameSuggestion: 'Vouliez-vous écrire',
  contactNameHint: 'La personne qui gère ce compte, par exemple «\u00a0Camille Durand\u00a0».',
  email: 'Adresse e-mail',
  emailHint: 'Elle sert à vous connecter et à vous prévenir. Elle n’est jamais affichée.',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères, dont une lettre et un chiffre.',

  hasProfileTitle: 'Votre compte a déjà un profil.',
  hasProfileBody: (label: string) =>
    `Il est de type ${label}. Vous pouvez le voir et le modifier à tout moment.`,
  toProfile: 'Voir mon profil',
  otherRoleTitle: (label: string) => `Votre compte est de type ${label}.`,
  otherRoleBody: 'Le type d’un compte ne change plus une fois choisi. Il vous reste à remplir votre profil.',
  toOwnForm: 'Remplir mon profil',
  loadFailure: 'Votre compte n’a pas pu être chargé.',
  completing: (name: string) =>
    `Vous êtes connecté en tant que ${name}\u202f: il ne reste qu’à remplir le profil.`,
  backToChoice: 'Changer de profil',
  alreadyMember: 'Déjà un compte\u202f? Se connecter',
} as const;
