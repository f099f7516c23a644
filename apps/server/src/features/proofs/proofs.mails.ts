import type { MailContent } from '../../core/mail/mail-layout.ts';

/** To who sent a proof that an operator refused. It names no number. */
export function proofRefusedMail(about: {
  readonly ownerName: string;
  readonly kindName: string;
  readonly reason: string;
  readonly publicUrl: string;
}): MailContent {
  return {
    subject: 'Un de vos justificatifs n’a pas été accepté',
    greeting: `Bonjour ${about.ownerName},`,
    paragraphs: [
      `Nous n’avons pas pu vérifier ce justificatif : ${about.kindName}. Il n’est plus affiché sur votre profil.`,
      { own: `Motif : ${about.reason}` },
      'Cette décision a été prise par une personne de notre équipe. Corrigez le justificatif ou joignez un autre document : il sera relu.',
    ],
    action: { label: 'Voir mes justificatifs', url: `${about.publicUrl}/profile/justificatifs` },
  };
}
