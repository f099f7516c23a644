import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { notMeTexts } from './not-me.texts.ts';

/** To the address that an account was made with. */
export function confirmAddressMail(name: string, url: string): MailContent {
  return {
    subject: 'Confirmez votre adresse e-mail',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Un compte Mitoyen a été créé avec cette adresse. Confirmez qu’elle est bien la vôtre.',
      `Ce lien est valable ${fixedRetention.confirmationDays} jours.`,
    ],
    action: { label: 'Confirmer mon adresse', url },
    closing: 'Si vous n’avez pas créé de compte, ne faites rien : l’adresse ne sera pas confirmée.',
  };
}

/** To the new address. */
export function confirmEmailMail(name: string, url: string): MailContent {
  return {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Vous avez demandé à utiliser cette adresse pour votre compte Mitoyen.',
      `Ce lien est valable ${fixedRetention.linkMinutes} minutes et ne sert qu’une fois. Tant qu’il n’a pas servi, votre adresse actuelle reste en place.`,
    ],
    action: { label: 'Confirmer cette adresse', url },
    closing: 'Si vous n’avez rien demandé, ne faites rien : aucun compte ne change.',
  };
}

/** To the present address, when another one is asked for. */
export function emailChangeAskedMail(name: string, newEmail: string, forgotUrl: string): MailContent {
  return {
    subject: 'Changement d’adresse e-mail demandé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      {
        own: `Le compte Mitoyen lié à cette adresse demande à passer à ${newEmail}. Rien ne change tant que la nouvelle adresse n’est pas confirmée.`,
      },
      notMeTexts.choosePassword,
    ],
    action: { label: notMeTexts.label, url: forgotUrl },
  };
}

/** To the address that was the account's until now. */
export function emailChangedMail(name: string, newEmail: string, contactEmail: string): MailContent {
  return {
    subject: 'Votre adresse e-mail a changé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      {
        own: `L’adresse de votre compte Mitoyen est maintenant ${newEmail}. Cette adresse-ci ne permet plus de s’y connecter.`,
      },
    ],
    closing: { own: `Si ce n’était pas vous, écrivez sans attendre à ${contactEmail}.` },
  };
}
