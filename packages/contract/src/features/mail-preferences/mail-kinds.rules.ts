import type { Role } from '../../core/roles.ts';

/**
 * The mails that a person may choose to get or not. Those about the account itself (password, security, payment,
 * decisions of the operator) are no kind: they always come.
 */
export const mailKinds = {
  messages: {
    label: 'Messages non lus',
    explanation:
      'Un e-mail quand un message vous attend depuis 15 minutes\u00a0: un seul par conversation, jusqu’à ce que vous la lisiez.',
    isOnByDefault: true,
    sentTo: 'everyone',
  },
  meetings: {
    label: 'Rendez-vous',
    explanation: 'La date d’un rendez-vous convenu, changé ou annulé, pour votre agenda.',
    isOnByDefault: true,
    sentTo: 'everyone',
  },
  applications: {
    label: 'Candidatures',
    explanation: 'Une nouvelle candidature à vos offres, une relance, ou la réponse d’une entreprise.',
    isOnByDefault: true,
    sentTo: ['freelance', 'jobseeker', 'entreprise'],
  },
  reveals: {
    label: 'Demandes de révélation',
    explanation: 'Un e-mail quand une entreprise demande à connaître votre profil discret.',
    isOnByDefault: true,
    sentTo: ['jobseeker'],
  },
  offers: {
    label: 'Vos offres de mission',
    explanation: 'Un rappel quelques jours avant que l’une de vos offres se ferme.',
    isOnByDefault: true,
    sentTo: ['entreprise'],
  },
  proofs: {
    label: 'Fins de validité',
    explanation: 'Un rappel 30 et 7\u00a0jours avant la fin d’un justificatif prêté.',
    isOnByDefault: true,
    sentTo: ['freelance', 'entreprise'],
  },
  availability: {
    label: 'Votre disponibilité',
    explanation:
      'De temps en temps, la question «\u202fToujours disponible\u202f?\u202f», pour que votre fiche reste juste.',
    isOnByDefault: true,
    sentTo: ['freelance', 'jobseeker'],
  },
  // consent: article L. 34-5 of the French post and electronic communications code
  news: {
    label: 'Nouveautés et conseils',
    explanation: 'Nos nouveautés et nos offres commerciales. Vous n’en recevez que si vous le demandez.',
    isOnByDefault: false,
    sentTo: 'everyone',
  },
} as const satisfies Readonly<Record<string, MailKindRules>>;

interface MailKindRules {
  readonly label: string;
  readonly explanation: string;
  readonly isOnByDefault: boolean;
  /** Which accounts ever get such a mail. */
  readonly sentTo: 'everyone' | readonly Role[];
}

export type MailKind = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as readonly MailKind[];

/** The kinds that an account of this type ever gets; without a type, those for everyone. */
export function mailKindsOf(role: Role | null): readonly MailKind[] {
  return mailKindNames.filter((kind) => {
    const { sentTo }: MailKindRules = mailKinds[kind];
    return sentTo === 'everyone' || (role !== null && sentTo.includes(role));
  });
}

/** Whether a text names a kind of mail: tokens in old mails may name one that is gone. */
export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailKinds, text);
}

/** What stops a kind of mail, at the foot of each and on the page it leads to. */
export const unsubscribeLabel = 'Ne plus recevoir ces e-mails';
