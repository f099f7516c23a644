import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';

/** Cannot be declined: without a sign-in, the account and all its data are deleted. */
export function accountUnusedMail(about: {
  readonly name: string;
  readonly unusedMonths: number;
  readonly removedOn: Date;
  readonly loginUrl: string;
}): MailContent {
  const day = dayInWords(about.removedOn);
  return {
    subject: `Votre compte Mitoyen sera supprimé le ${day}`,
    greeting: `Bonjour ${about.name},`,
    paragraphs: [
      `Vous ne vous êtes pas connecté à Mitoyen depuis ${about.unusedMonths} mois. Nous ne gardons pas les données de personnes qui ne s’en servent plus : votre compte, votre profil et vos fichiers seront supprimés le ${day}.`,
      'Pour le garder, il suffit de vous connecter avant cette date.',
    ],
    action: { label: 'Me connecter', url: about.loginUrl },
    closing: 'Si vous n’en avez plus besoin, vous n’avez rien à faire.',
  };
}
