import type { MailContent } from '../../core/mail/mail-layout.ts';

/** The mail to the owner for each event. */
const notices = {
  passkey_added: (name: string) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    sentence: `La clé d’accès « ${name} » ouvre désormais votre compte Mitoyen.`,
  }),
  passkey_removed: (name: string) => ({
    subject: 'Une clé d’accès a été retirée de votre compte',
    sentence: `La clé d’accès « ${name} » n’ouvre plus votre compte Mitoyen.`,
  }),
  app_added: () => ({
    subject: 'Une application d’authentification protège votre compte',
    sentence:
      'Les codes d’une application d’authentification sont désormais demandés après votre mot de passe.',
  }),
  app_removed: () => ({
    subject: 'L’application d’authentification a été retirée de votre compte',
    sentence: 'Les codes de votre application d’authentification ne sont plus demandés.',
  }),
  recovery_codes_renewed: () => ({
    subject: 'Vos codes de secours ont été remplacés',
    sentence: 'Dix nouveaux codes de secours viennent d’être créés ; les précédents ne valent plus rien.',
  }),
  recovery_code_used: (left: string) => ({
    subject: 'Un code de secours a ouvert votre compte',
    sentence: `Un code de secours vient d’ouvrir votre compte Mitoyen. Codes qui vous restent : ${left}. Si vous avez perdu un appareil, retirez-le de votre compte.`,
  }),
  second_factor_removed: () => ({
    subject: 'La deuxième étape a été retirée de votre compte',
    sentence:
      'L’équipe Mitoyen a retiré de votre compte les clés d’accès, l’application d’authentification et les codes de secours, comme demandé après une perte. Toutes les connexions sont fermées.',
  }),
  second_step_slowed: () => ({
    subject: 'Quelqu’un connaît peut-être votre mot de passe',
    sentence:
      'Votre mot de passe a été donné, puis beaucoup de codes faux. Votre compte reste fermé ; changez de mot de passe.',
  }),
};

export type SecondFactorNotice = keyof typeof notices;

/** Whether the account still has a second factor, for those who removed one. */
const without = 'Le mot de passe suffit maintenant à ouvrir votre compte.';

export function secondFactorMail(about: {
  readonly kind: SecondFactorNotice;
  readonly name: string;
  /** The passkey's name, or how many codes are left. */
  readonly detail?: string;
  readonly isUnprotected?: boolean;
  readonly forgotUrl: string;
}): MailContent {
  const { subject, sentence } = notices[about.kind](about.detail ?? '');
  return {
    subject,
    greeting: `Bonjour ${about.name},`,
    paragraphs: [
      about.isUnprotected ? `${sentence} ${without}` : sentence,
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : toutes les connexions seront fermées.',
    ],
    action: { label: 'Ce n’était pas moi', url: about.forgotUrl },
  };
}
