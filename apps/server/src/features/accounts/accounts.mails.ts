import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { notMeTexts } from './not-me.texts.ts';

export function resetPasswordMail(name: string, url: string): MailContent {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Mitoyen.',
      `Ce lien est valable ${fixedRetention.linkMinutes} minutes et ne sert qu’une fois.`,
    ],
    action: { label: 'Choisir un nouveau mot de passe', url },
    closing: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe ne change pas.',
  };
}

export function passwordChangedMail(name: string, forgotUrl: string): MailContent {
  return {
    subject: 'Votre mot de passe a changé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Le mot de passe de votre compte Mitoyen vient de changer, et vos autres connexions ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    ],
    action: { label: notMeTexts.label, url: forgotUrl },
  };
}

export function phoneChangedMail(name: string, forgotUrl: string): MailContent {
  return {
    subject: 'Votre numéro de téléphone a changé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Le numéro de téléphone de votre compte Mitoyen vient de changer.',
      notMeTexts.choosePassword,
    ],
    action: { label: notMeTexts.label, url: forgotUrl },
  };
}
