import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quote, quoteOnOneLine } from '../../core/mail/quoted-words.ts';
import type { WaitingMessage } from './unread-mails.repository.ts';

/** The first line of a mail that takes an answer: what stands below it in the answer is known. */
export const replyMark = 'Répondez au-dessus de cette ligne';

interface Shown {
  readonly url: string;
  /** Whether the mail quotes the message, or only names its author. */
  readonly isQuoted: boolean;
  /** Takes the reader's answer; null where none is taken by mail. */
  readonly replyAddress: string | null;
}

export function unreadMessageMail(
  message: WaitingMessage,
  { url, isQuoted, replyAddress }: Shown,
): NamingMail {
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
    ...(replyAddress
      ? {
          mark: replyMark,
          // absences would come as answers; of those of Exchange, this is what keeps them back
          headers: { 'Reply-To': replyAddress, 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
          closing: 'Répondez à cet e-mail, ou depuis votre messagerie Mitoyen.',
        }
      : { closing: 'Répondez depuis votre messagerie Mitoyen : une réponse à cet e-mail n’arriverait pas.' }),
  };
}
