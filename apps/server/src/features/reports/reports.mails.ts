import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import {
  contestMonths,
  type DecisionGround,
  decisionGrounds,
  type ReportDecision,
  type ReportReason,
  reportReasons,
  type TargetKind,
  targetKinds,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { MailContent, OwnWords } from '../../core/mail/mail-layout.ts';

/** What the mails to reporter and reported say of a decision. */
export interface DecisionMail {
  readonly decision: ReportDecision;
  readonly ground: DecisionGround | null;
  readonly statement: string;
  readonly reason: ReportReason;
  readonly reportedAt: Date;
  readonly contactEmail: string;
}

const reasonOf = ({ reason }: DecisionMail) => `«\u202f${reportReasons[reason]}\u202f»`;

/** By whom it was decided and how to contest it: articles 16, 6, 17, 3, c and f, and 20 of the same regulation. */
const howToContest = (contactEmail: string): OwnWords => ({
  own: `Cette décision a été prise par une personne de notre équipe, sans traitement automatisé. Pour la contester, écrivez-nous à ${contactEmail} dans les ${contestMonths} mois : nous la réexaminerons, gratuitement. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le juge.`,
});

/** An operator's words: they reach who they are about as they were written. */
const motives = (statement: string): OwnWords => ({ own: `Motifs : ${statement}` });

export function reportReceivedMail(about: { reporterName: string; reportedName: string }): MailContent {
  return {
    subject: 'Nous avons bien reçu votre signalement',
    greeting: `Bonjour ${about.reporterName},`,
    paragraphs: [
      `Vous nous avez signalé ${about.reportedName}. Une personne de notre équipe va examiner votre signalement, puis vous écrira ce qu’elle a décidé et pourquoi.`,
      `${about.reportedName} ne saura pas que ce signalement vient de vous. En attendant, vous pouvez bloquer cette personne depuis votre conversation\u00a0: elle ne pourra plus vous écrire.`,
    ],
  };
}

/** To an address that anybody may have given: it repeats nothing that was written. */
export function noticeReceivedMail(about: {
  kind: TargetKind;
  name: string | null;
  reference: string;
}): MailContent {
  return {
    subject: 'Nous avons bien reçu votre signalement',
    greeting: about.name ? `Bonjour ${about.name},` : 'Bonjour,',
    paragraphs: [
      `Un signalement nous est parvenu avec votre adresse (${targetKinds[about.kind].toLowerCase()}, référence ${about.reference}). Une personne de notre équipe va l’examiner, puis vous écrira ce qu’elle a décidé et pourquoi.`,
      'La personne concernée ne saura pas que ce signalement vient de vous.',
    ],
    closing: 'Si vous n’avez rien signalé, vous n’avez rien à faire.',
  };
}

export function accountSuspendedMail(about: {
  name: string;
  ground: DecisionGround;
  statement: string;
  contactEmail: string;
}): MailContent {
  const { subject, says } = toldToReported.suspension;
  return {
    subject,
    greeting: `Bonjour ${about.name},`,
    paragraphs: [
      says,
      motives(about.statement),
      `Fondement : ${decisionGrounds[about.ground]}.`,
      howToContest(about.contactEmail),
    ],
  };
}

const toldToReporter: Readonly<Record<ReportDecision, string>> = {
  no_action: 'Après examen, nous n’y donnons pas suite.',
  warning: 'Après examen, nous avons adressé un avertissement à cette personne.',
  takedown: 'Après examen, nous avons retiré le contenu signalé.',
  suspension: 'Après examen, nous avons suspendu le compte de cette personne.',
};

export function decisionForReporterMail(
  about: DecisionMail & { reporterName: string | null; reportedName: string | null; isGone: boolean },
): MailContent {
  const who = about.reportedName ?? (about.isGone ? 'un compte supprimé depuis' : 'un contenu');
  return {
    subject: 'Votre signalement : notre décision',
    greeting: about.reporterName ? `Bonjour ${about.reporterName},` : 'Bonjour,',
    paragraphs: [
      `Le ${dayInWords(about.reportedAt)}, vous nous avez signalé ${who} (${reasonOf(about)}). ${toldToReporter[about.decision]}`,
      motives(about.statement),
      howToContest(about.contactEmail),
    ],
  };
}

/** A takedown has a mail of its own, with the way to contest it. */
const toldToReported: Readonly<
  Record<Exclude<ReportDecision, 'takedown'>, { subject: string; says: string }>
> = {
  no_action: {
    subject: 'Un signalement vous concernant a été classé sans suite',
    says: 'Après examen, nous n’y donnons pas suite : rien ne change pour votre compte.',
  },
  warning: {
    subject: 'Avertissement au sujet de votre compte',
    says: 'Après examen, nous vous adressons un avertissement. Votre compte reste ouvert ; si cela se reproduisait, il pourrait être suspendu.',
  },
  suspension: {
    subject: 'Votre compte est suspendu',
    says: 'Après examen, nous suspendons votre compte, sur tout le service et jusqu’à nouvel avis : vous ne pouvez plus vous connecter, votre profil n’est plus visible et vos offres ouvertes sont annulées.',
  },
};

export function decisionForReportedMail(
  about: DecisionMail & { decision: Exclude<ReportDecision, 'takedown'>; reportedName: string },
): MailContent {
  const { subject, says } = toldToReported[about.decision];
  return {
    subject,
    greeting: `Bonjour ${about.reportedName},`,
    paragraphs: [
      `Le ${dayInWords(about.reportedAt)}, quelqu’un nous a signalé votre compte (${reasonOf(about)}). ${says}`,
      motives(about.statement),
      ...(about.ground ? [`Fondement : ${decisionGrounds[about.ground]}.`] : []),
      howToContest(about.contactEmail),
    ],
  };
}

export function suspensionLiftedMail(name: string, statement: string, loginUrl: string): MailContent {
  return {
    subject: 'Votre compte est rétabli',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'La suspension de votre compte est levée : vous pouvez vous connecter, et votre profil est à nouveau visible.',
      motives(statement),
      'Si des offres ont été annulées, vous pouvez les rouvrir depuis « Mes offres ».',
    ],
    action: { label: 'Me connecter', url: loginUrl },
  };
}
