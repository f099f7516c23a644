import { sharedTexts } from '../../../core/pages/shared.texts.ts';
import { accountFieldTexts } from '../../accounts/index.ts';
/** What the choice of a profile and the three setup forms say. */
export const setupTexts = {
  accountFailure: 'Erreur lors de la création du compte utilisateur',
  loginFailure: 'Erreur lors de la connexion',
  emailTakenAction: 'Se connecter avec ce compte',

  submit: 'Créer le compte et enregistrer le profil',
  submitSignedIn: 'Enregistrer le profil',

  draftHint: 'Vos réponses ont été retrouvées.',
  draftHintAccount: 'Vos réponses ont été retrouvées. Le mot de passe est à saisir à nouveau.',

  accountSection: 'Votre compte',
  usernameHint: 'Chacun avec une majuscule, par exemple «\u00a0Camille Durand\u00a0».',
  contactNameHint: 'La personne qui gère ce compte, par exemple «\u00a0Camille Durand\u00a0».',
  emailHint: 'Elle sert à vous connecter et à vous prévenir. Elle n’est jamais affichée.',

  hasProfileTitle: 'Votre compte a déjà un profil.',
  hasProfileBody: (label: string) =>
    `Il est de type ${label}. Vous pouvez le voir et le modifier à tout moment.`,
  toProfile: 'Voir mon profil',
  otherRoleTitle: (label: string) => `Votre compte est de type ${label}.`,
  otherRoleBody: 'Le type d’un compte ne change plus une fois choisi. Il vous reste à remplir votre profil.',
  toOwnForm: 'Remplir mon profil',
  loadFailure: sharedTexts.accountNotLoaded,
  completing: (name: string) =>
    `${accountFieldTexts.signedInAs(name)}\u202f: il ne reste qu’à remplir le profil.`,
  backToChoice: 'Changer de profil',
} as const;
