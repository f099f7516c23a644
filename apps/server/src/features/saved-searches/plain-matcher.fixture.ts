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

/** The filters of a search as somebody writes them. */
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

/** Both genders of the trades' words that searches here use. */
const genders: Readonly<Record<string, readonly string[]>> = {
  dessinatrice: ['dessinatrice', 'dessinateur'],
  dessinateur: ['dessinatrice', 'dessinateur'],
  projeteuse: ['projeteuse', 'projeteur'],
  projeteur: ['projeteuse', 'projeteur'],
};

function holdsWord(texts: readonly string[], term: string): boolean {
  const forms = genders[term] ?? [term];
  return texts.some((text) => forms.some((form) => plain(text).includes(form)));
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

/** Whether somebody signed in finds the offer by this search. */
export function findsPlainly(search: PlainSearch, offer: PlainOffer): boolean {
  const texts = [offer.title, offer.description, ...offer.requirements, offer.location, offer.companyName];
  const terms = plain(search.search ?? '')
    .split(' ')
    .filter((term) => term !== '');
  return (
    terms.every((term) => holdsWord(texts, term)) &&
    plain(offer.location).includes(plain(search.location ?? '')) &&
    (search.remote === undefined || offer.is_remote === (search.remote === '1')) &&
    isThere(search, offer.place_code) &&
    holdsOne(search.trade, offer.trades) &&
    holdsOne(search.phase, offer.phases) &&
    holdsOne(search.programme, offer.programmes) &&
    holdsOne(search.context, offer.contexts) &&
    knowsOne(search.software, offer.software)
  );
}
