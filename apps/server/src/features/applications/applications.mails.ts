import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import type { AnswerStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { isJobKind, type OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quote, quoteOnOneLine } from '../../core/mail/quoted-words.ts';

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
/** A title on one line and in quotes: a mail's subject has no other. */
const quoted = (title: string) => `« ${quoteOnOneLine(title)} »`;

/** Where a company reads this application, unfolded among those to the same offer. */
const whereToRead = ({ publicUrl, offerId, applicationId }: ToCompany) =>
  `${publicUrl}/profile/candidatures-recues?offre=${offerId}&candidature=${applicationId}`;

interface ToCompany {
  /** The applicant's account. */
  readonly authorId: string;
  readonly contactName: string;
  readonly offerId: string;
  readonly applicationId: string;
  readonly offerTitle: string;
  readonly applicantName: string;
  readonly publicUrl: string;
}

/** Without `eurosPerDay` it is about a job. */
export function newApplicationMail(about: ToCompany & { eurosPerDay: number | null }): NamingMail {
  const { authorId, contactName, offerTitle, applicantName, eurosPerDay } = about;
  const atRate = eurosPerDay === null ? '' : `, au tarif de ${euros.format(eurosPerDay)} par jour`;
  return {
    authorId,
    actorName: applicantName,
    subject: 'Nouvelle candidature',
    namingSubject: `Nouvelle candidature pour ${quoted(offerTitle)}`,
    greeting: `Bonjour ${contactName},`,
    paragraphs: [
      `${applicantName} a postulé à votre offre ${quoted(offerTitle)}${atRate}.`,
      `${eurosPerDay === null ? 'Lisez sa candidature' : 'Lisez sa lettre'} et répondez-lui depuis vos candidatures reçues : chacun sait ainsi où il en est.`,
    ],
    action: { label: 'Lire la candidature', url: whereToRead(about) },
  };
}

export function reminderMail(about: ToCompany & { sentAt: Date }): NamingMail {
  const { authorId, contactName, offerTitle, applicantName, sentAt } = about;
  return {
    authorId,
    actorName: applicantName,
    subject: 'Une candidature attend votre réponse',
    namingSubject: `${applicantName} attend votre réponse pour ${quoted(offerTitle)}`,
    greeting: `Bonjour ${contactName},`,
    paragraphs: [
      `${applicantName} a postulé le ${dayInWords(sentAt)} à votre offre ${quoted(offerTitle)} et attend encore votre réponse.`,
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
  readonly offerKind: OfferKind;
  readonly status: AnswerStatus;
  readonly message: string | null;
  readonly publicUrl: string;
}): NamingMail {
  const { subject, says } = answers[about.status];
  return {
    authorId: about.authorId,
    actorName: about.companyName,
    subject,
    namingSubject: `${subject} : ${quoted(about.offerTitle)}`,
    greeting: `Bonjour ${about.contactName},`,
    paragraphs: [
      `${about.companyName} ${says} pour ${isJobKind(about.offerKind) ? 'le poste' : 'la mission'} ${quoted(about.offerTitle)}.`,
      ...(about.message === null ? [] : [`«\u202f${quote(about.message)}\u202f»`]),
    ],
    ...(about.message !== null && { quotedAt: 1 }),
    action: { label: 'Voir mes candidatures', url: `${about.publicUrl}/profile/candidatures` },
  };
}

/** The company is not named: it is being forgotten. */
export function offerGoneMail(about: {
  readonly contactName: string;
  readonly offerTitle: string;
  readonly offerKind: OfferKind;
  readonly publicUrl: string;
}): NamingMail {
  const others = isJobKind(about.offerKind)
    ? { say: 'D’autres emplois vous attendent peut-être.', label: 'Voir les emplois', path: '/emplois' }
    : {
        say: 'D’autres missions vous attendent peut-être.',
        label: 'Voir les offres de mission',
        path: '/jobs',
      };
  return {
    subject: 'Une offre n’existe plus',
    namingSubject: `L’offre ${quoted(about.offerTitle)} n’existe plus`,
    greeting: `Bonjour ${about.contactName},`,
    paragraphs: [
      `L’entreprise qui avait publié l’offre ${quoted(about.offerTitle)} a supprimé son compte. Votre candidature, qui attendait une réponse, n’en recevra donc pas : elle est effacée avec l’offre.`,
      others.say,
    ],
    action: { label: others.label, url: `${about.publicUrl}${others.path}` },
  };
}
