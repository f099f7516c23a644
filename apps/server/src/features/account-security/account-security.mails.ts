import { momentInWords } from '@mitoyen/contract/core/date-words.ts';
import { deviceName } from '@mitoyen/contract/core/device-name.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';

/** To the owner, when their account is opened where it never was before. */
export function newBrowserMail(about: {
  readonly name: string;
  readonly userAgent: string | null;
  readonly at: Date;
  readonly forgotUrl: string;
}): MailContent {
  return {
    subject: 'Nouvelle connexion à votre compte',
    greeting: `Bonjour ${about.name},`,
    paragraphs: [
      `Votre compte Mitoyen vient d’être ouvert depuis un navigateur que nous ne connaissions pas : ${deviceName(about.userAgent)}, le ${momentInWords(about.at)}.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : toutes les connexions seront fermées.',
    ],
    action: { label: 'Ce n’était pas moi', url: about.forgotUrl },
  };
}
