import { clientErrors } from '../api/client.errors.ts';

/** Texts that several features share. */
export const sharedTexts = {
  checkConnection: clientErrors.page_unavailable.message,
  choiceNotSaved: 'Ce choix n’a pas pu être enregistré. Réessayez.',
  answerNotSaved: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
  accountNotLoaded: 'Votre compte n’a pas pu être chargé.',
  backToProfile: 'Retour à mon profil',
  chooseAccountType: 'Choisir mon type de compte',
  createFreelance: 'Créer mon profil freelance',
  createJobseeker: 'Créer mon profil OpenToWork',
  profileEmpty: 'Votre profil n’est pas encore rempli',
  publicPage: 'Voir ma page publique',
  toConversation: 'Voir la conversation',
} as const;
