import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quote, quoteOnOneLine } from '../../core/mail/quoted-words.ts';
import type { WaitingMessage } from './unread-mails.repository.ts';

/** `isQuoted`: whether the mail repeats what was written, or only tells by whom. */
export function unreadMessageMail(message: WaitingMessage, url: string, isQuoted: boolean): NamingMail {
  const { senderName, receiverName, attachment_count: files } = message;
  const content = isQuoted ? message.content : '';
  const subject = isQuoted ? (message.subject ?? message.title) : null;
  const about = [
    `${senderName} vous a écrit, et son message vous attend.`,
    ...(subject ? [`Objet : ${quoteOnOneLine(subject)}`] : []),
  ];
  return {
    authorId: message.senderId,
    actorName: senderName,
    subject: 'Un message vous attend',
    namingSubject: `${senderName} vous a écrit`,
    greeting: `Bonjour ${receiverName},`,
    paragraphs: [
      ...about,
      ...(content ? [`«\u202f${quote(content)}\u202f»`] : []),
      ...(files > 0 ? [files > 1 ? `${files} fichiers sont joints.` : 'Un fichier est joint.'] : []),
    ],
    ...(content && { quotedAt: about.length }),
    action: { label: 'Lire et répondre', url },
    closing: 'Répondez depuis votre messagerie Mitoyen : une réponse à cet e-mail n’arriverait pas.',
  };
}
