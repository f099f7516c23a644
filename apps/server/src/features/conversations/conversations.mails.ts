import type { MailContent } from '../../core/mail/mail-layout.ts';
import { firstLines } from './first-lines.ts';
import type { WaitingMessage } from './unread-mails.repository.ts';

export function unreadMessageMail(message: WaitingMessage, url: string): MailContent {
  const { senderName, receiverName, content } = message;
  const subject = message.subject ?? message.title;
  return {
    subject: `${senderName} vous a écrit`,
    greeting: `Bonjour ${receiverName},`,
    paragraphs: [
      `${senderName} vous a écrit, et son message vous attend.`,
      ...(subject ? [`Objet : ${subject}`] : []),
      `«\u202f${firstLines(content)}\u202f»`,
    ],
    action: { label: 'Lire et répondre', url },
    closing: 'Répondez depuis votre messagerie Mitoyen : une réponse à cet e-mail n’arriverait pas.',
  };
}
