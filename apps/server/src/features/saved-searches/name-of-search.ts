import {
  isJobKind,
  offerKindLabels,
  offerKinds,
} from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import {
  maxSavedSearchName,
  type SavedSearchKind,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { placeSpans, understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { placeOf, readPlaceText } from '../places/index.ts';
import { plainFilterLabels } from './plain-filters.ts';

/** What a search is called that asks nothing: beside its kind, which pages and mails say as well. */
const namesOfAll: Readonly<Record<SavedSearchKind, string>> = {
  offers: 'Toutes les missions',
  jobs: 'Tous les emplois',
  profiles: 'Tous les profils',
};
/** What one is called that asks by words alone which name nothing known. */
const nameByWords = 'Recherche par mots';

/** Codes of what a search asks, by kind. */
type Asked = Readonly<Record<'trade' | 'phase' | 'software' | 'programme' | 'context' | 'place', string[]>>;

const listOf = (value: SavedQuery[string] | undefined): string[] =>
  value === undefined ? [] : [value].flat().map(String);

/** The one place that a text names, an area too. */
function placeNamed(text: string): string | undefined {
  const { code, candidates } = readPlaceText(text);
  if (code !== null) return code;
  return candidates.length === 1 ? candidates[0]?.code : undefined;
}

/** What a search asks by its filters and in its words; words that name nothing known are left out. */
function readAsked(query: SavedQuery): Asked {
  const asked: Asked = {
    trade: listOf(query.trade),
    phase: listOf(query.phase),
    software: listOf(query.software),
    programme: listOf(query.programme),
    context: listOf(query.context),
    place: listOf(query.place),
  };
  const text = String(query.search ?? '');
  const named = placeSpans(text, vocabulary).flatMap((span) => {
    const code = placeNamed(span.text);
    return code === undefined ? [] : [{ text: span.text, code }];
  });
  for (const { kind, code } of understand(text, named, vocabulary).finds)
    if (!asked[kind].includes(code)) asked[kind].push(code);
  const location = placeNamed(String(query.location ?? ''));
  if (location !== undefined && !asked.place.includes(location)) asked.place.push(location);
  return asked;
}

const nameIn = (entries: readonly { readonly code: string; readonly name: string }[], code: string) =>
  entries.find((entry) => entry.code === code)?.name;

function softwareName(item: string): string | undefined {
  const [code = '', level] = item.split(':');
  const name = nameIn(vocabulary.software, code);
  const degree = vocabulary.softwareLevels.find((one) => String(one.level) === level)?.name;
  return name && degree ? `${name} ${degree.toLowerCase()}` : name;
}

const contractName = (text: string) => {
  const kind = offerKinds.find((one) => one === text && isJobKind(one));
  return kind && offerKindLabels[kind];
};

/**
 * The criteria of a search in the product's own words: 'Dessinateur, Nantes'. Of what the user typed, only
 * what names a trade, a place or the like; null when nothing does.
 */
export function describeSearch(kind: SavedSearchKind, query: SavedQuery): string | null {
  const asked = readAsked(query);
  const labels = [
    ...asked.trade.map((code) => vocabulary.trades.find((trade) => trade.code === code)?.masculine),
    ...asked.phase.map((code) => nameIn(vocabulary.phases, code) && code),
    ...asked.software.map(softwareName),
    ...asked.programme.map((code) => nameIn(vocabulary.programmes, code)),
    ...asked.context.map((code) => nameIn(vocabulary.contexts, code)),
    ...listOf(query.contract).map(contractName),
    ...plainFilterLabels(kind, query),
    ...asked.place.map((code) => placeOf(code)?.name),
  ].filter((label) => label !== undefined);
  const [first, ...rest] = labels;
  if (first === undefined) return null;
  const name = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.reduce(
    (said, label) => (said.length + label.length + 2 <= maxSavedSearchName ? `${said}, ${label}` : said),
    name,
  );
}

/** What a search is called whose owner gave it no name, or may give it none. */
export function nameOfSearch(kind: SavedSearchKind, query: SavedQuery): string {
  const described = describeSearch(kind, query);
  if (described !== null) return described;
  const hasWords = [query.search, query.location].some((text) => String(text ?? '').trim() !== '');
  return hasWords ? nameByWords : namesOfAll[kind];
}
