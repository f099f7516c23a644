import { isJobKind, type OfferKind } from '../offers/offer-kinds.rules.ts';

/** States of an application, in the order in which they usually come. */
export const applicationStatuses = [
  'sent',
  'seen',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

type Actor = 'company' | 'applicant';
interface Transition {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly by: Actor;
}

/** Every change of state there is; one that is not listed is refused. */
export const applicationTransitions: readonly Transition[] = [
  { from: ['sent'], to: 'seen', by: 'company' },
  { from: ['sent', 'seen', 'rejected'], to: 'shortlisted', by: 'company' },
  { from: ['sent', 'seen', 'shortlisted', 'rejected'], to: 'accepted', by: 'company' },
  { from: ['sent', 'seen', 'shortlisted'], to: 'rejected', by: 'company' },
  { from: ['sent', 'seen', 'shortlisted'], to: 'withdrawn', by: 'applicant' },
];

export function canChangeApplication(from: ApplicationStatus, to: ApplicationStatus, by: Actor): boolean {
  return applicationTransitions.some(
    (known) => known.to === to && known.by === by && known.from.includes(from),
  );
}

/** States in which the applicant still waits for an answer. */
export const waitingStatuses: readonly ApplicationStatus[] = ['sent', 'seen', 'shortlisted'];
/** States that are an answer: they count in a company's answer rate. */
export const answeredStatuses = ['shortlisted', 'accepted', 'rejected'] as const;
export type AnswerStatus = (typeof answeredStatuses)[number];

/** Whether a state is an answer to the applicant; having been seen is none. */
export function isAnswer(status: ApplicationStatus): status is AnswerStatus {
  return answeredStatuses.some((answered) => answered === status);
}

/** What users read of each state. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Envoyée',
  seen: 'Vue',
  shortlisted: 'Présélectionnée',
  accepted: 'Retenue',
  rejected: 'Refusée',
  withdrawn: 'Retirée',
};

/** Why an application is refused, and the text that the company starts from: about a mission, and about a job. */
export const rejectionReasons = {
  profile: {
    label: 'Profil éloigné du besoin',
    text: 'Merci pour votre candidature. Votre profil ne correspond pas tout à fait au besoin de cette mission.',
    jobText: 'Merci pour votre candidature. Votre profil ne correspond pas tout à fait à ce poste.',
  },
  rate: {
    label: 'Tarif',
    text: 'Merci pour votre candidature. Le tarif proposé dépasse le budget de cette mission.',
    jobText: 'Merci pour votre candidature. La rémunération attendue dépasse ce que prévoit ce poste.',
  },
  availability: {
    label: 'Disponibilité ou lieu',
    text: 'Merci pour votre candidature. Vos disponibilités ou votre lieu ne permettent pas de tenir le calendrier de cette mission.',
    jobText: 'Merci pour votre candidature. Vos disponibilités ou votre lieu ne conviennent pas à ce poste.',
  },
  other: {
    label: 'Autre candidat retenu',
    text: 'Merci pour votre candidature. Nous avons retenu un autre profil pour cette mission, et gardons le vôtre en mémoire.',
    jobText: 'Merci pour votre candidature. Nous avons retenu un autre profil pour ce poste.',
  },
} as const;
export type RejectionReason = keyof typeof rejectionReasons;
export const rejectionReasonKeys = Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]];

/** The text that a company starts from for this reason. */
export function rejectionText(reason: RejectionReason, kind: OfferKind): string {
  return rejectionReasons[reason][isJobKind(kind) ? 'jobText' : 'text'];
}

/** The answer to every waiting applicant when a mission closes. */
export const closingTexts = {
  filled: 'Merci pour votre candidature. Cette mission est pourvue\u00a0: nous avons retenu un autre profil.',
  cancelled:
    'Merci pour votre candidature. Cette mission est annulée\u00a0: nous ne donnons pas suite aux candidatures reçues.',
} as const;

/** The same when a job does. */
export const jobClosingTexts = {
  filled: 'Merci pour votre candidature. Ce poste est pourvu\u00a0: nous avons retenu un autre profil.',
  cancelled:
    'Merci pour votre candidature. Ce poste n’est plus à pourvoir\u00a0: nous ne donnons pas suite aux candidatures reçues.',
} as const;

/** The answer to every waiting applicant when an offer of this kind closes. */
export function closingText(status: keyof typeof closingTexts, kind: OfferKind): string {
  return (isJobKind(kind) ? jobClosingTexts : closingTexts)[status];
}

/** Own projects that a freelance may choose to show with an application. */
export const mostShownProjects = 3;

/** Applications to one offer that a company may lay side by side. */
export const mostCompared = 4;

/** Days after which an applicant may remind the company, once. */
export const reminderAfterDays = 10;
/** The instant from which an applicant may remind the company of an application sent at this one. */
export function remindableFrom(sentAt: Date): Date {
  return new Date(sentAt.getTime() + reminderAfterDays * 86_400_000);
}

/** Applications a company must have received before its answer rate is shown. */
export const answerRecordMinimum = 5;
