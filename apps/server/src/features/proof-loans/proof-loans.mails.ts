import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import type { MailContent, NamingMail } from '../../core/mail/mail-layout.ts';

interface Ending {
  readonly recipientName: string;
  readonly kindName: string;
  readonly endsOn: string;
  readonly publicUrl: string;
}

/** To who lends a proof that is about to end. It names no number. */
export function ownProofEndsMail({ recipientName, kindName, endsOn, publicUrl }: Ending): MailContent {
  return {
    subject: `À renouveler avant le ${dayInWords(endsOn)}`,
    greeting: `Bonjour ${recipientName},`,
    paragraphs: [
      `${kindName} : ce justificatif, que vous prêtez, est valable jusqu’au ${dayInWords(endsOn)}. Ajoutez le suivant, et rien ne s’interrompt.`,
    ],
    action: { label: 'Voir mes justificatifs', url: `${publicUrl}/profile/justificatifs` },
  };
}

/** To a firm to which such a proof is lent. */
export function lentProofEndsMail(
  about: Ending & { readonly ownerId: string; readonly ownerName: string },
): NamingMail {
  const { recipientName, kindName, endsOn, publicUrl, ownerId, ownerName } = about;
  return {
    authorId: ownerId,
    subject: `Un justificatif se termine le ${dayInWords(endsOn)}`,
    namingSubject: `${ownerName} : un justificatif se termine le ${dayInWords(endsOn)}`,
    greeting: `Bonjour ${recipientName},`,
    paragraphs: [
      `${ownerName} vous prête ce justificatif : ${kindName}. Il est valable jusqu’au ${dayInWords(endsOn)}. Nous le lui avons rappelé aussi.`,
    ],
    action: { label: 'Ouvrir le suivi', url: `${publicUrl}/profile/vigilance` },
  };
}
