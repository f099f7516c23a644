import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import {
  type AlertRhythm,
  maxSavedSearches,
  type SavedSearchKind,
  savedSearchConfirmationDays,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';

/** What the answer to a visitor does not say: the address keeps that search already, or as many as it may. */
export type ConfirmationState = 'new' | 'kept' | 'full';

const confirmations: Readonly<
  Record<ConfirmationState, { readonly subject: string; readonly says: string; readonly label: string }>
> = {
  new: {
    subject: 'Confirmez votre alerte Mitoyen',
    says: `Confirmez que cette adresse est la vôtre dans les ${savedSearchConfirmationDays} jours pour que l’alerte commence.`,
    label: 'Confirmer mon adresse',
  },
  kept: {
    subject: 'Vous avez déjà cette alerte Mitoyen',
    says: 'Elle reçoit déjà cette alerte : il n’y a rien à confirmer, sauf si vous voulez la recevoir à un autre rythme.',
    label: 'Voir mes alertes',
  },
  full: {
    subject: 'Vos alertes Mitoyen sont au complet',
    says: `Elle a déjà ${maxSavedSearches} alertes, le plus possible : celle-ci n’a pas commencé. Supprimez-en une, puis activez-la.`,
    label: 'Voir mes alertes',
  },
};

/** Holds no word of the caller: the mailbox may be anybody's. */
export function confirmSearchMail(url: string, state: ConfirmationState): MailContent {
  const { subject, says, label } = confirmations[state];
  return {
    subject,
    greeting: 'Bonjour,',
    paragraphs: [
      'Cette adresse a été donnée sur Mitoyen pour recevoir les nouveautés d’une recherche.',
      says,
    ],
    action: { label, url },
    closing:
      'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail : rien ne commencera, et cette demande sera oubliée.',
  };
}

const counted: Readonly<Record<SavedSearchKind, readonly [one: string, many: string]>> = {
  offers: ['nouvelle mission', 'nouvelles missions'],
  jobs: ['nouvelle offre d’emploi', 'nouvelles offres d’emploi'],
  profiles: ['nouveau profil', 'nouveaux profils'],
};
const often: Readonly<Record<AlertRhythm, string>> = {
  now: 'dès qu’il y a du nouveau',
  daily: 'une fois par jour',
  weekly: 'une fois par semaine',
};
const lists: Readonly<Record<SavedSearchKind, string>> = {
  offers: '/jobs',
  jobs: '/emplois',
  profiles: '/freelancers',
};
const seeOne: Readonly<Record<SavedSearchKind, string>> = {
  offers: 'Voir la mission',
  jobs: 'Voir l’offre',
  profiles: 'Voir le profil',
};

/** Things named in one mail; the others are a press away. */
const mostNamed = 12;

/** What was found, in two lines: what it is, and where and for how much. */
export interface Listing {
  readonly path: string;
  readonly lines: readonly string[];
}

/** A search and what it found. */
interface FoundBy {
  readonly kind: SavedSearchKind;
  /** In words that the reader confirmed to be theirs, or in ours. */
  readonly name: string;
  /** What it asks, in our words; null when they have none for it. The subject says no other. */
  readonly description: string | null;
  readonly query: SavedQuery;
  readonly rhythm: AlertRhythm;
  readonly listings: readonly Listing[];
}

interface Alert {
  /** One at least, each with something to tell. */
  readonly alerts: readonly FoundBy[];
  readonly firstName: string | null;
  readonly token: string;
  readonly publicUrl: string;
}

const quoted = (name: string) => `«\u202f${quoteOnOneLine(name)}\u202f»`;
const countOf = ({ kind, listings }: FoundBy) =>
  `${listings.length}\u00a0${counted[kind][listings.length > 1 ? 1 : 0]}`;

/** A search with what it found, of which so many are named. */
function section(alert: FoundBy, named: number): string[] {
  const rest = alert.listings.length - named;
  return [
    `Votre recherche ${quoted(alert.name)} a ${countOf(alert)}\u00a0:`,
    ...alert.listings.slice(0, named).map(({ lines }) => lines.join('\n')),
    ...(rest > 0 ? [rest > 1 ? `Et ${rest} autres.` : 'Et une autre.'] : []),
  ];
}

/** Tells what saved searches found. */
export function alertMail({ alerts, firstName, token, publicUrl }: Alert): MailContent {
  const stopUrl = publicUrl + buildUrl(savedSearchRoutes.stopAlert, { query: { token } });
  const [only] = alerts;
  return {
    ...(only && alerts.length === 1 ? ofOne(only, publicUrl) : ofSeveral(alerts, publicUrl)),
    greeting: firstName === null ? 'Bonjour,' : `Bonjour ${firstName},`,
    footer: {
      text:
        only && alerts.length === 1
          ? `Vous recevez cet e-mail ${often[only.rhythm]}, parce que vous gardez la recherche ${quoted(only.name)} sur Mitoyen.`
          : 'Vous recevez cet e-mail parce que vous gardez ces recherches sur Mitoyen.',
      link: { label: alerts.length === 1 ? 'Arrêter cette alerte' : 'Arrêter ces alertes', url: stopUrl },
    },
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

type Said = Pick<MailContent, 'subject' | 'paragraphs' | 'action'>;

function ofOne(alert: FoundBy, publicUrl: string): Said {
  const { kind, description, listings, query } = alert;
  const count = countOf(alert);
  const [only] = listings;
  const listUrl = publicUrl + buildUrl({ path: lists[kind] }, { query: asAsked(query) });
  return {
    subject: description === null ? `${count} pour votre recherche` : `${count}\u00a0: ${description}`,
    paragraphs: section(alert, mostNamed),
    action:
      only && listings.length === 1
        ? { label: seeOne[kind], url: publicUrl + only.path }
        : { label: 'Tout voir', url: listUrl },
  };
}

/** One after the other; each names as many as there is room for. */
function ofSeveral(alerts: readonly FoundBy[], publicUrl: string): Said {
  const count = alerts.reduce((sum, { listings }) => sum + listings.length, 0);
  const kinds = new Set(alerts.map(({ kind }) => kind));
  const [kind] = kinds;
  const what = kind && kinds.size === 1 ? counted[kind][count > 1 ? 1 : 0] : 'nouveautés';
  const each = Math.max(1, Math.floor(mostNamed / alerts.length));
  return {
    subject: `${count}\u00a0${what} pour ${alerts.length}\u00a0recherches`,
    paragraphs: alerts.flatMap((alert) => section(alert, each)),
    action: { label: 'Voir mes alertes', url: `${publicUrl}/profile/alertes` },
  };
}

/** As the page's address has it. */
const asAsked = (query: SavedQuery) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === true ? '1' : value]));
