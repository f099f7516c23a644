import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

export interface ClosingOffer {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly deadline: string;
  readonly companyContact: string;
}

export function deadlineNoticeMail(offer: ClosingOffer, url: string): MailContent {
  const day = longDay.format(new Date(`${offer.deadline}T00:00:00Z`));
  return {
    subject: `Votre offre « ${quoteOnOneLine(offer.title)} » se ferme bientôt`,
    greeting: `Bonjour ${offer.companyContact},`,
    paragraphs: [
      `Votre offre « ${quoteOnOneLine(offer.title)} » prend des candidatures jusqu’au ${day} inclus. Elle se fermera d’elle-même le lendemain.`,
      'Pour la garder ouverte, donnez-lui une nouvelle date limite.',
    ],
    action: { label: 'Voir mon offre', url },
  };
}
