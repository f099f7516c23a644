import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quote, quoteOnOneLine } from '../../core/mail/quoted-words.ts';

/** To a discreet person, whom the firm does not know. */
export function revealAskedMail(about: {
  readonly authorId: string;
  readonly companyName: string;
  readonly content: string;
  readonly publicUrl: string;
}): NamingMail {
  const { authorId, companyName, content, publicUrl } = about;
  return {
    authorId,
    subject: 'Une entreprise demande à vous connaître',
    namingSubject: `${quoteOnOneLine(companyName)} demande à vous connaître`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${quoteOnOneLine(companyName)} a lu votre profil discret, sans savoir qui vous êtes, et vous écrit :`,
      quote(content),
      'Rien de votre identité n’est transmis tant que vous ne vous révélez pas. Sans réponse, ou si vous déclinez, l’entreprise lit la même chose.',
    ],
    quotedAt: 1,
    action: { label: 'Lire la demande', url: `${publicUrl}/profile/demandes` },
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
