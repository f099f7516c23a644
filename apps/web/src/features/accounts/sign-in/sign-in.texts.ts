import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountFieldTexts } from '../account-fields.texts.ts';
/** What the sign-in, sign-up and password pages say. */
export const accountTexts = {
  email: accountFieldTexts.email,
  password: accountFieldTexts.password,

  loginTitle: 'Connexion',
  loginCaption: 'Votre compte',
  loginLead: 'Retrouvez votre profil, vos messages et vos offres.',
  submitLogin: 'Se connecter',
  loggingIn: 'Connexion...',
  forgotLink: 'Mot de passe oublié\u202f?',
  toInscription: 'Pas encore de compte\u202f? S’inscrire',
  loginFailure: 'Erreur lors de la connexion',
  failure: commonErrors.internal.message,
  alreadySignedIn: (name: string) => `${accountFieldTexts.signedInAs(name)}.`,
  goOn: 'Continuer',
  sessionEnded: 'Votre connexion a pris fin.',
  sessionEndedHint:
    'Reconnectez-vous\u202f: vous reviendrez où vous étiez, et ce que vous aviez commencé à écrire dans un formulaire vous y attend.',
  loginDescription: 'Connectez-vous à Mitoyen pour retrouver votre profil, vos messages et vos offres.',

  registerTitle: 'Créer un compte',
  submitRegister: 'Créer mon compte',
  registering: 'Enregistrement...',
  registerFailure: 'Erreur lors de l’inscription',
  kindsTitle: 'Vous pouvez aussi créer tout de suite votre profil complet\u202f:',
  kinds: [
    { name: 'Freelance', purpose: 'un portfolio, et des missions à la demande' },
    { name: 'Entreprise', purpose: 'des profils à contacter, des offres à publier' },
    { name: 'OpenToWork', purpose: 'un CV, pour trouver un poste salarié' },
  ],
  toKinds: 'Choisir mon profil',
  haveAccount: accountFieldTexts.signInInstead,

  forgotTitle: 'Mot de passe oublié',
  forgotLead:
    'Indiquez l’adresse e-mail de votre compte\u202f: nous y enverrons un lien pour choisir un nouveau mot de passe.',
  forgotDescription: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  submitForgot: 'Envoyer le lien',
  sendingForgot: 'Envoi...',
  forgotDone: 'Un email de réinitialisation a été envoyé si l’adresse existe dans notre base.',
  forgotDoneHint:
    'Le lien est valable 30 minutes et ne sert qu’une fois. Pensez à regarder dans les indésirables.',
  forgotAgain: 'Essayer une autre adresse',
  forgotFailure: 'Erreur lors de l’envoi du mail.',
  serverFailure: 'Erreur serveur.',
  backToLogin: 'Retour à la connexion',

  resetTitle: accountFieldTexts.newPassword,
  resetLead: 'Choisissez le mot de passe qui remplacera l’ancien. Vos autres connexions seront fermées.',
  newPassword: accountFieldTexts.newPassword,
  confirmation: 'Confirmez le mot de passe',
  bothFields: 'Veuillez remplir les deux champs.',
  notEqual: 'Les mots de passe ne correspondent pas.',
  submitReset: 'Réinitialiser le mot de passe',
  resetting: 'Enregistrement...',
  resetDone: 'Votre mot de passe a été réinitialisé.',
  resetDoneHint: 'Vous allez être conduit à la page de connexion dans 3 secondes.',
  toLoginNow: 'Se connecter maintenant',
  resetFailure: 'Erreur lors de la réinitialisation.',
  tokenMissing: 'Ce lien de réinitialisation est incomplet.',
  tokenMissingHint: 'Ouvrez le lien reçu par e-mail en entier, ou demandez-en un nouveau.',
  askNewLink: 'Demander un nouveau lien',
} as const;
