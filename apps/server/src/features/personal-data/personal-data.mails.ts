import type { MailContent } from '../../core/mail/mail-layout.ts';

export function accountDeletedMail(name: string, contactEmail: string): MailContent {
  return {
    subject: 'Votre compte Mitoyen est supprimé',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Votre compte, votre profil et vos fichiers viennent d’être supprimés. Vos échanges restent chez vos interlocuteurs, sous le nom « Utilisateur supprimé ».',
      'C’est le dernier e-mail que vous recevez de nous.',
    ],
    closing: { own: `Si ce n’était pas vous, écrivez sans attendre à ${contactEmail}.` },
  };
}
