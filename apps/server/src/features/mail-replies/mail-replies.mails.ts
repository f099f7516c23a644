import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';

// automatic answers, to which no program must answer (RFC 3834)
const headers = { 'Auto-Submitted': 'auto-replied' };

/** Why an answer became no message. */
export function refusedReplyMail(name: string, reason: string, url: string): MailContent {
  return {
    subject: 'Votre réponse n’est pas partie',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Votre réponse par e-mail n’a pas rejoint la conversation.',
      { own: reason },
      'Votre texte est toujours parmi les messages envoyés de votre messagerie.',
    ],
    action: { label: 'Ouvrir la conversation', url },
    headers,
  };
}

/** Quotes nothing of the answer: its sender may not be the account. */
export function confirmReplyMail(name: string, url: string): MailContent {
  return {
    subject: 'Envoyer votre réponse\u202f?',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Une réponse à un message reçu sur Mitoyen nous est parvenue par e-mail, mais rien ne prouve qu’elle vient de vous.',
      `Relisez-la, et envoyez-la d’une pression. Le lien vaut ${fixedRetention.waitingReplyDays} jours.`,
    ],
    action: { label: 'Relire et envoyer', url },
    closing: 'Si vous n’avez rien écrit, ne faites rien\u00a0: rien ne partira.',
    headers,
  };
}
