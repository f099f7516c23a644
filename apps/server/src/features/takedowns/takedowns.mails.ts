import {
  contestMonths,
  type DecisionGround,
  decisionGrounds,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ContentKind, TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

interface AboutTakedown {
  readonly authorName: string;
  readonly kind: ContentKind;
  readonly title: string;
  readonly statement: string;
  readonly publicUrl: string;
}

const namesOf: Readonly<Record<ContentKind, string>> = {
  picture: 'votre image',
  project: 'votre projet',
  offer: 'votre offre',
  message: 'votre message',
};
const nameOf = ({ kind, title }: AboutTakedown) =>
  title ? `${namesOf[kind]} «\u202f${quoteOnOneLine(title)}\u202f»` : namesOf[kind];
const ownPage = (publicUrl: string) => `${publicUrl}/profile/moderation`;

/** The statement of reasons: Regulation (EU) 2022/2065, article 17. */
export function takedownMail(about: AboutTakedown & { ground: DecisionGround }): MailContent {
  return {
    subject: 'Un de vos contenus est retiré',
    greeting: `Bonjour ${about.authorName},`,
    paragraphs: [
      `Nous avons retiré ${nameOf(about)} de Mitoyen, sur tout le service et jusqu’à nouvel avis. Votre compte et vos autres contenus ne changent pas.`,
      { own: `Motifs : ${about.statement}` },
      `Fondement : ${decisionGrounds[about.ground]}.`,
      `Cette décision a été prise par une personne de notre équipe, sans traitement automatisé. Vous pouvez la contester une fois, gratuitement, dans les ${contestMonths} mois, depuis votre espace. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le juge.`,
    ],
    action: { label: 'Lire la décision ou la contester', url: ownPage(about.publicUrl) },
  };
}

const outcomes: Readonly<Record<TakedownOutcome, { subject: string; says: string }>> = {
  upheld: {
    subject: 'Votre contestation : retrait confirmé',
    says: 'Après réexamen, nous confirmons le retrait de',
  },
  restored: { subject: 'Votre contenu est rétabli', says: 'Après réexamen, nous avons rétabli' },
};

export function takedownSettledMail(about: AboutTakedown & { outcome: TakedownOutcome }): MailContent {
  const { subject, says } = outcomes[about.outcome];
  return {
    subject,
    greeting: `Bonjour ${about.authorName},`,
    paragraphs: [
      `${says} ${nameOf(about)}.`,
      { own: `Motifs : ${about.statement}` },
      ...(about.outcome === 'upheld'
        ? [
            'Vous pouvez encore vous adresser à un organe certifié de règlement extrajudiciaire des litiges, ou saisir le juge.',
          ]
        : []),
    ],
    action: { label: 'Voir la décision', url: ownPage(about.publicUrl) },
  };
}
