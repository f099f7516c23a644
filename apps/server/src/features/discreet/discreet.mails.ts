import type { MailContent, NamingMail } from '../../core/mail/mail-layout.ts';

/** To a discreet person. It names nobody and quotes nothing: a mailbox may be read by others, at work above all. */
export function revealAskedMail(about: {
  readonly authorId: string;
  readonly publicUrl: string;
}): MailContent {
  return {
    authorId: about.authorId,
    subject: 'Une demande vous attend',
    greeting: 'Bonjour,',
    paragraphs: [
      'Une entreprise dont le SIRET est confirmé vous a écrit, sans savoir qui vous êtes. Son nom et son message vous attendent dans votre espace.',
      'Rien de votre identité n’est transmis tant que vous ne répondez pas, et une demande déclinée se lit comme une demande sans réponse.',
    ],
    action: { label: 'Lire la demande', url: `${about.publicUrl}/profile/demandes` },
  };
}

/** To the account that asked. */
export function revealedMail(about: {
  readonly authorId: string;
  readonly personName: string;
  readonly conversationId: string;
  readonly publicUrl: string;
}): NamingMail {
  const { authorId, personName, conversationId, publicUrl } = about;
  return {
    authorId,
    actorName: personName,
    subject: 'Un profil discret s’est révélé à votre entreprise',
    namingSubject: `${personName} s’est révélé à votre entreprise`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${personName} a accepté votre demande : vous pouvez lire son profil et lui écrire.`,
      'Cette personne ne se fait pas connaître de tous : gardez pour vous ce que vous lisez.',
    ],
    action: { label: 'Ouvrir la conversation', url: `${publicUrl}/chat/${conversationId}` },
  };
}
