import type { Role } from '../../core/roles.ts';
import { mailKinds, mailKindsOf } from '../mail-preferences/mail-kinds.rules.ts';

interface NotificationKindRules {
  readonly label: string;
  readonly explanation: string;
  /** Whether the list under the bell may be asked to leave it out. */
  readonly isOptionalHere: boolean;
}

const { messages, meetings, applications, reveals, offers, proofs, availability } = mailKinds;

/**
 * The kinds of lines in the bell: those of mails, by the same names, and those that no choice of mails
 * covers.
 */
export const notificationKinds = {
  messages: { ...messages, isOptionalHere: false },
  meetings: { ...meetings, isOptionalHere: true },
  applications: { ...applications, isOptionalHere: true },
  reveals: { ...reveals, isOptionalHere: true },
  offers: { ...offers, isOptionalHere: true },
  proofs: { ...proofs, isOptionalHere: true },
  availability: { ...availability, isOptionalHere: true },
  alerts: {
    label: 'Alertes',
    explanation: 'Ce que vos alertes trouvent. Leurs e-mails se règlent alerte par alerte.',
    isOptionalHere: true,
  },
  account: {
    label: 'Votre compte',
    explanation: 'Décisions de notre équipe, projets confirmés, abonnement. Leurs e-mails arrivent toujours.',
    isOptionalHere: false,
  },
} as const satisfies Readonly<Record<string, NotificationKindRules>>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKind[];

/** The kinds of notifications that an account of this role may get. */
export function notificationKindsOf(role: Role | null): readonly NotificationKind[] {
  const mailed: readonly string[] = mailKindsOf(role);
  return notificationKindNames.filter(
    (kind) => mailed.includes(kind) || kind === 'alerts' || kind === 'account',
  );
}

/** The page of the list; a line that leads to it has no page of its own, and its mail says more. */
export const notificationListPath = '/profile/activite';

/** What is unread is counted up to here. */
export const maxUnreadNotifications = 100;
