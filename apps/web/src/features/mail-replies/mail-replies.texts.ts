import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';

export const confirmReplyTexts = {
  title: 'Envoyer votre réponse\u202f?',
  lead: (name: string) => `Reçue par e-mail pour ${name}. Elle ne part que si vous l’envoyez.`,
  loading: 'Chargement de votre réponse',
  loadFailure: 'Votre réponse n’a pas pu être chargée.',
  yourReply: 'Votre réponse',
  leftOut: (count: number) =>
    count > 1
      ? `${count} fichiers joints ne partiront pas\u00a0: ajoutez-les dans la conversation.`
      : 'Le fichier joint ne partira pas\u00a0: ajoutez-le dans la conversation.',
  send: 'Envoyer',
  sending: 'Envoi...',
  sent: 'Votre réponse est partie.',
  toConversation: 'Ouvrir la conversation',
  toMessages: 'Voir mes messages',
  failure: failureErrors.internal.message,
  missing: 'Ce lien est incomplet.',
  missingHint: 'Ouvrez le lien reçu par e-mail en entier, ou répondez depuis votre messagerie.',
} as const;
