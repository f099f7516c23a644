import type { AnswerStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quote, quoteOnOneLine } from '../../core/mail/quoted-words.ts';

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** A title on one line and in quotes: a mail's subject has no other. */
const quoted = (title: string) => `« ${quoteOnOneLine(title)} »`;

/** Where a company reads this application, unfolded among those to the same offer. */
const whereToRead = ({ publicUrl, offerId, applicationId }: ToCompany) =>
  `${publicUrl}/profile/candidatures-recues?offre=${offerId}&candidature=${applicationId}`;

interface ToCompany {
  /** The freelance's account. */
  readonly authorId: string;
  readonly contactName: string;
  readonly offerId: string;
  readonly applicationId: string;
  readonly offerTitle: string;
  readonly freelanceName: string;
  readonly publicUrl: string;
}

export function newApplicationMail(about: ToCompany & { eurosPerDay: number }): MailContent {
  const { authorId, contactName, offerTitle, freelanceName, eurosPerDay } = about;
  return {
    authorId,
    subject: `Nouvelle candidature pour ${quoted(offerTitle)}`,
    greeting: `Bonjour ${contactName},`,
    paragraphs: [
      `${freelanceName} a postulé à votre offre ${quoted(offerTitle)}, au tarif de ${euros.format(eurosPerDay)} par jour.`,
      'Lisez sa lettre et répondez-lui depuis vos candidatures reçues : chacun sait ainsi où il en est.',
    ],
    action: { label: 'Lire la candidature', url: whereToRead(about) },
  };
}

export function reminderMail(about: ToCompany & { sentAt: Date }): MailContent {
  const { authorId, contactName, offerTitle, freelanceName, sentAt } = about;
  return {
    authorId,
    subject: `${freelanceName} attend votre réponse pour ${quoted(offerTitle)}`,
    greeting: `Bonjour ${contactName},`,
    paragraphs: [
      `${freelanceName} a postulé le ${longDay.format(sentAt)} à votre offre ${quoted(offerTitle)} et attend encore votre réponse.`,
      'Même brève, une réponse compte : elle lui permet de s’organiser.',
    ],
    action: { label: 'Répondre', url: whereToRead(about) },
  };
}

/** What each answer says, before the company's own words. */
const answers: Readonly<Record<AnswerStatus, { subject: string; says: string }>> = {
  shortlisted: {
    subject: 'Votre candidature est présélectionnée',
    says: 'a présélectionné votre candidature',
  },
  accepted: { subject: 'Votre candidature est retenue', says: 'a retenu votre candidature' },
  rejected: { subject: 'Réponse à votre candidature', says: 'n’a pas retenu votre candidature' },
};

export function answerMail(about: {
  /** The company's account. */
  readonly authorId: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly offerTitle: string;
  readonly status: AnswerStatus;
  readonly message: string | null;
  readonly publicUrl: string;
}): MailContent {
  const { subject, says } = answers[about.status];
  return {
    authorId: about.authorId,
    subject: `${subject} : ${quoted(about.offerTitle)}`,
    greeting: `Bonjour ${about.contactName},`,
    paragraphs: [
      `${about.companyName} ${says} pour la mission ${quoted(about.offerTitle)}.`,
      ...(about.message === null ? [] : [`«\u202f${quote(about.message)}\u202f»`]),
    ],
    action: { label: 'Voir mes candidatures', url: `${about.publicUrl}/profile/candidatures` },
  };
}

/** The company is not named: it is being forgotten. */
export function offerGoneMail(about: {
  readonly contactName: string;
  readonly offerTitle: string;
  readonly publicUrl: string;
}): MailContent {
  return {
    subject: `L’offre ${quoted(about.offerTitle)} n’existe plus`,
    greeting: `Bonjour ${about.contactName},`,
    paragraphs: [
      `L’entreprise qui avait publié l’offre ${quoted(about.offerTitle)} a supprimé son compte. Votre candidature, qui attendait une réponse, n’en recevra donc pas : elle est effacée avec l’offre.`,
      'D’autres missions vous attendent peut-être.',
    ],
    action: { label: 'Voir les offres de mission', url: `${about.publicUrl}/jobs` },
  };
}
