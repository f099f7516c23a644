import { referenceRequestDays } from '@mitoyen/contract/features/references/references.rules.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

/** The author and project that a request's mail names. */
interface Asked {
  readonly authorId: string;
  readonly username: string;
  readonly title: string;
  readonly agency: string;
  readonly url: string;
}

const quoted = (text: string) => `«\u202f${quoteOnOneLine(text)}\u202f»`;

/** To an agency, whose reader may know nothing of the product. */
export function referenceRequestMail({ authorId, username, title, agency, url }: Asked): MailContent {
  return {
    authorId,
    subject: 'Une demande de confirmation sur Mitoyen',
    greeting: 'Bonjour,',
    paragraphs: [
      `${quoteOnOneLine(username)} demande à ${quoted(agency)} de confirmer son rôle, ses phases et l’année du projet ${quoted(title)}, montré sur Mitoyen.`,
      `La page du lien montre exactement ce qui serait affiché. Vous pouvez confirmer, corriger, ou dire que ce n’est pas exact. Ce lien est valable ${referenceRequestDays}\u00a0jours, pour une réponse ; gardez-le, il sert aussi à la retirer.`,
    ],
    action: { label: 'Lire la demande', url },
    closing:
      'Sans réponse, rien n’est affiché. Vous ne connaissez pas cette personne ? Répondez que ce n’est pas exact, ou demandez sur la page à ne plus recevoir ces messages.',
  };
}

const outcomes = {
  confirmed: {
    subject: 'Votre projet est confirmé',
    says: 'a confirmé ce que dit votre projet',
    next: 'La page du projet le montre.',
  },
  proposed: {
    subject: 'Une correction est proposée pour votre projet',
    says: 'propose une correction à votre projet',
    next: 'Acceptez-la, et le projet sera affiché comme confirmé ; ou écartez-la.',
  },
  refused: {
    subject: 'Votre projet n’a pas été confirmé',
    says: 'a répondu que ce n’est pas exact, pour votre projet',
    next: 'Rien n’est affiché, et personne d’autre ne l’apprend.',
  },
} as const;

/** To the freelance, and nobody else: what an agency answered. */
export function referenceAnswerMail(
  outcome: keyof typeof outcomes,
  about: { readonly username: string; readonly title: string; readonly agency: string; readonly url: string },
): MailContent {
  const { subject, says, next } = outcomes[outcome];
  return {
    subject,
    greeting: `Bonjour ${about.username},`,
    paragraphs: [`${quoted(about.agency)} ${says} ${quoted(about.title)}. ${next}`],
    action: { label: 'Voir mon portfolio', url: about.url },
  };
}
