import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

export interface ClosingOffer {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly deadline: string;
  readonly companyContact: string;
}

export function deadlineNoticeMail(offer: ClosingOffer, url: string): NamingMail {
  const day = dayInWords(offer.deadline);
  return {
    subject: 'Une de vos offres se ferme bientôt',
    namingSubject: `Votre offre « ${quoteOnOneLine(offer.title)} » se ferme bientôt`,
    greeting: `Bonjour ${offer.companyContact},`,
    paragraphs: [
      `Votre offre « ${quoteOnOneLine(offer.title)} » prend des candidatures jusqu’au ${day} inclus. Elle se fermera d’elle-même le lendemain.`,
      'Pour la garder ouverte, donnez-lui une nouvelle date limite.',
    ],
    action: { label: 'Voir mon offre', url },
  };
}
