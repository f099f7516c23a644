import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const termsNoticeTexts = {
  title: (day: string, isInForce: boolean) =>
    isInForce ? `Nos conditions ont changé le ${day}` : `Nos conditions changent le ${day}`,
  body: 'Prenez le temps de les lire. Si elles ne vous conviennent pas, vous pouvez supprimer votre compte depuis l’onglet Compte.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  read: 'J’ai lu',
  noted: 'C’est noté, merci.',
  failure: sharedTexts.answerNotSaved,
} as const;
