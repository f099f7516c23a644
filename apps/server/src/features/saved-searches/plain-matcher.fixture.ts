import { kmBetween } from '../places/index.ts';

// The slow way to say which offers a search finds, written from what the product promises and not from how it searches:
// each filter read by itself, each offer looked at whole.

/** An offer as it is published. */
export interface PlainOffer {
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly location: string;
  readonly companyName: string;
  readonly is_remote: boolean;
  readonly place_code: string | null;
  readonly trades: readonly string[];
  readonly phases: readonly string[];
  readonly software: readonly string[];
  readonly programmes: readonly string[];
  readonly contexts: readonly string[];
}

/** The filters of a search as its query has them. */
export interface PlainSearch {
  readonly search?: string;
  readonly location?: string;
  readonly remote?: string;
  readonly place?: string;
  readonly radius?: number;
  readonly trade?: readonly string[];
  readonly phase?: readonly string[];
  readonly software?: readonly string[];
  readonly programme?: readonly string[];
  readonly context?: readonly string[];
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase();

/** What a text may hold in place of a word: the other gender, the other number, full stops. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  dessinatrice: ['dessinatrice', 'dessinateur'],
  dessinateur: ['dessinatrice', 'dessinateur'],
  projeteuse: ['projeteuse', 'projeteur'],
  projeteur: ['projeteuse', 'projeteur'],
  facades: ['facade'],
  local: ['local', 'locaux'],
  locaux: ['local', 'locaux'],
  cvc: ['cvc', 'c.v.c'],
  'c.v.c.': ['cvc', 'c.v.c'],
  m2: ['m2', 'm²'],
  'm²': ['m2', 'm²'],
};
const links = ['un', 'de', 'les', 'pour'];

function holdsWord(texts: readonly string[], term: string): boolean {
  const forms = otherForms[term] ?? [term];
  return texts.some((text) => forms.some((form) => plain(text).includes(form)));
}

/** Those that are sought; where there are none but links, these. */
function soughtWordsOf(search: string): readonly string[] {
  const words = plain(search)
    .split(/[ ,]+/)
    .filter((word) => word !== '');
  const sought = words.filter((word) => !links.includes(word));
  return sought.length > 0 ? sought : words;
}

/** Communes of the places that offers here are in, or around. */
const within: Readonly<Record<string, readonly string[]>> = {
  d69: ['c69123', 'c69383', 'c69266', 'c69091', 'd69'],
  d38: ['c38544', 'c38185'],
  r11: ['c75056', 'c75111', 'c93066'],
  c69123: ['c69123', 'c69383'],
  c75056: ['c75056', 'c75111'],
};

function isThere({ place = '', radius = 0 }: PlainSearch, code: string | null): boolean {
  if (place === '') return true;
  if (code === null) return false;
  if ((within[place] ?? [place]).includes(code)) return true;
  if (radius === 0 || /^[dr]/.test(place)) return false;
  const km = kmBetween(place, code);
  return km !== null && km <= radius;
}

/** The place that a text names as a whole, if it is one. */
const named: Readonly<Record<string, string>> = {
  lyon: 'c69123',
  'lyon 3': 'c69383',
  rhone: 'd69',
  '38': 'd38',
  idf: 'r11',
  paris: 'c75056',
};
const communeAround: Readonly<Record<string, string>> = { c69383: 'c69123' };

function isLocated(location: string, offer: PlainOffer): boolean {
  if (plain(offer.location).includes(plain(location))) return true;
  const place = named[plain(location)];
  if (place === undefined) return false;
  return isThere({ place }, offer.place_code) || offer.place_code === communeAround[place];
}

const holdsOne = (asked: readonly string[] | undefined, has: readonly string[]) =>
  asked === undefined || asked.some((code) => has.includes(code));

/** `revit` in whatever level, `revit:2` at least so well. */
function knowsOne(asked: readonly string[] | undefined, known: readonly string[]): boolean {
  if (asked === undefined) return true;
  return asked.some((item) => {
    const [code, level = '1'] = item.split(':');
    return known.some((one) => one.split(':')[0] === code && Number(one.split(':')[1]) >= Number(level));
  });
}

/** Whether a signed-in user finds the offer by this search. */
export function findsPlainly(search: PlainSearch, offer: PlainOffer): boolean {
  const texts = [offer.title, offer.description, ...offer.requirements, offer.location, offer.companyName];
  return (
    soughtWordsOf(search.search ?? '').every((term) => holdsWord(texts, term)) &&
    isLocated(search.location ?? '', offer) &&
    (search.remote === undefined || offer.is_remote === (search.remote === '1')) &&
    isThere(search, offer.place_code) &&
    holdsOne(search.trade, offer.trades) &&
    holdsOne(search.phase, offer.phases) &&
    holdsOne(search.programme, offer.programmes) &&
    holdsOne(search.context, offer.contexts) &&
    knowsOne(search.software, offer.software)
  );
}
