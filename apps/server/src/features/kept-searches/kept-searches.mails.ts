import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import {
  type AlertRhythm,
  type KeptSearchKind,
  keptSearchConfirmationDays,
} from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { KeptQuery } from '@mitoyen/contract/features/kept-searches/kept-searches.schemas.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

/** Holds no word of who asked: it goes to a mailbox that may be anybody's. */
export function confirmSearchMail(url: string): MailContent {
  return {
    subject: 'Confirmez votre alerte Mitoyen',
    greeting: 'Bonjour,',
    paragraphs: [
      'Cette adresse a été donnée sur Mitoyen pour recevoir les nouveautés d’une recherche.',
      `Confirmez que c’est bien la vôtre dans les ${keptSearchConfirmationDays} jours pour que l’alerte commence.`,
    ],
    action: { label: 'Confirmer mon adresse', url },
    closing:
      'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail : rien d’autre ne viendra, et l’adresse sera oubliée.',
  };
}

const counted: Readonly<Record<KeptSearchKind, readonly [one: string, many: string]>> = {
  offers: ['nouvelle mission', 'nouvelles missions'],
  jobs: ['nouvelle offre d’emploi', 'nouvelles offres d’emploi'],
  profiles: ['nouveau profil', 'nouveaux profils'],
};
const often: Readonly<Record<AlertRhythm, string>> = {
  now: 'dès qu’il y a du nouveau',
  daily: 'une fois par jour',
  weekly: 'une fois par semaine',
};
const lists: Readonly<Record<KeptSearchKind, string>> = {
  offers: '/jobs',
  jobs: '/emplois',
  profiles: '/freelancers',
};
const seeOne: Readonly<Record<KeptSearchKind, string>> = {
  offers: 'Voir la mission',
  jobs: 'Voir l’offre',
  profiles: 'Voir le profil',
};

/** Things named in one mail; the others are a press away. */
const mostNamed = 12;

export interface Alert {
  readonly kind: KeptSearchKind;
  readonly name: string;
  readonly query: KeptQuery;
  readonly rhythm: AlertRhythm;
  readonly firstName: string | null;
  /** Two lines each: what it is, and where and for how much. */
  readonly things: readonly { readonly path: string; readonly lines: readonly string[] }[];
  readonly token: string;
  readonly publicUrl: string;
}

/** Tells what a kept search found. */
export function alertMail(alert: Alert): MailContent {
  const { kind, name, things, firstName, publicUrl } = alert;
  const count = `${things.length}\u00a0${counted[kind][things.length > 1 ? 1 : 0]}`;
  const search = `«\u202f${quoteOnOneLine(name)}\u202f»`;
  const rest = things.length - mostNamed;
  const [only] = things;
  const stopUrl = publicUrl + buildUrl(keptSearchRoutes.stopAlert, { query: { token: alert.token } });
  return {
    subject: `${count} pour ${search}`,
    greeting: firstName === null ? 'Bonjour,' : `Bonjour ${firstName},`,
    paragraphs: [
      `Votre recherche ${search} a ${count}\u00a0:`,
      ...things.slice(0, mostNamed).map(({ lines }) => lines.join('\n')),
      ...(rest > 0 ? [rest > 1 ? `Et ${rest} autres.` : 'Et une autre.'] : []),
    ],
    action:
      only && things.length === 1
        ? { label: seeOne[kind], url: publicUrl + only.path }
        : {
            label: 'Tout voir',
            url: publicUrl + buildUrl({ path: lists[kind] }, { query: asAsked(alert.query) }),
          },
    footer: {
      text: `Vous recevez cet e-mail ${often[alert.rhythm]}, parce que vous gardez la recherche ${search} sur Mitoyen.`,
      link: { label: 'Arrêter cette alerte', url: stopUrl },
    },
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** As the page's address has it. */
const asAsked = (query: KeptQuery) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === true ? '1' : value]));
