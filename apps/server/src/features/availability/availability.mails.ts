import type { MailContent } from '../../core/mail/mail-layout.ts';

export function stillAvailableMail(name: string, availability: string, url: string): MailContent {
  return {
    subject: 'Toujours disponible\u202f?',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Votre fiche Mitoyen indique «\u202f${availability}\u202f». Est-ce toujours vrai\u202f?`,
      'Répondez d’un clic, sans vous connecter, et dites si vous le savez à partir de quel jour vous êtes libre. Sans réponse sous deux semaines, votre fiche indiquera que cette disponibilité est à confirmer.',
    ],
    action: { label: 'Répondre', url },
  };
}
