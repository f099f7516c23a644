import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

/** To an address at the firm's domain, whose reader may know nothing of it. */
export function confirmCompanyMail(about: {
  readonly authorId: string;
  readonly username: string;
  readonly companyName: string;
  readonly url: string;
}): MailContent {
  return {
    authorId: about.authorId,
    subject: 'Confirmez votre entreprise sur Mitoyen',
    greeting: 'Bonjour,',
    paragraphs: [
      `${about.username} a inscrit «\u202f${quoteOnOneLine(about.companyName)}\u202f» sur Mitoyen, avec votre site web. Si cette inscription vient bien de votre entreprise, confirmez-le\u00a0: sa page le dira.`,
      'Ce lien est valable 24 heures et ne sert qu’une fois.',
    ],
    action: { label: 'Confirmer l’entreprise', url: about.url },
    closing: 'Si vous ne connaissez pas cette inscription, ne faites rien\u00a0: rien n’est confirmé.',
  };
}
