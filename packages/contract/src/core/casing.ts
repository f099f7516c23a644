import { nameParticles } from './full-name.ts';

/** What a text names, which decides where its capitals stand. */
export type CasedKind = 'person' | 'trade' | 'place' | 'legal-form';

/** Written in capitals wherever they stand; what has no vowel (DPLG, CVC, VRD, SPS…) needs no line. */
const buildingAcronyms = new Set(
  'abf amo avp apd bet bim bep cad cao cctp dao dce desa dpe dpea ensa erp esa exe hmonp hqe mep moa moe opc pmr qse re2020 rge rse rt2012 sig ssi 2d 3d'.split(
    ' ',
  ),
);
const legalForms = new Set(
  'ei eirl eurl gie sa sarl sas sasu sca sci scic scop scp sel selarl selas snc'.split(' '),
);
/** Names of places that a trade's title may hold, among words that take no capital. */
const properNames = new Set('france paris lyon marseille bordeaux nantes lille toulouse europe'.split(' '));
const placeParticles = new Set(
  'de du des la le les l d en sur sous lès lez et ou à au aux près entre ès environs alentours'.split(' '),
);
/** After the name of a region or country: « région parisienne », « France entière ». */
const placeAdjectives = new Set(
  'entière métropolitaine parisienne lyonnaise nantaise bordelaise lilloise marseillaise toulousaine'.split(
    ' ',
  ),
);

const lower = (text: string) => text.toLocaleLowerCase('fr');
const capitalised = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));
const hasNoVowel = (word: string) => /^\p{Ll}{2,5}$/u.test(word) && !/[aeiouyàâäéèêëîïôöùûüœæ]/u.test(word);

/** The words of a text and what stands between them, in turn; hyphens and apostrophes part words too. */
const piecesOf = (text: string) => lower(text).split(/([^\p{L}\p{M}\p{N}]+)/u);

function cased(text: string, word: (word: string, place: WordPlace) => string): string {
  const pieces = piecesOf(text);
  let seen = 0;
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1 || piece === '') return piece;
      seen += 1;
      return word(piece, {
        isFirst: seen === 1,
        before: pieces[at - 1] ?? '',
        after: pieces[at + 1] ?? '',
      });
    })
    .join('');
}

interface WordPlace {
  readonly isFirst: boolean;
  readonly before: string;
  readonly after: string;
}

const isElided = ({ after }: WordPlace) => /^['’ʼ]/u.test(after);

const rules: Readonly<Record<CasedKind, (word: string, place: WordPlace) => string>> = {
  person: (word, place) => {
    const isParticle = nameParticles.has(word) || (isElided(place) && /^[dl]$/u.test(word));
    // « Marie-Le Gall » has no particle: one stands between spaces
    return !place.isFirst && isParticle && place.before === ' ' ? word : capitalised(word);
  },
  trade: (word, { isFirst }) => {
    if (buildingAcronyms.has(word) || hasNoVowel(word)) return word.toLocaleUpperCase('fr');
    return isFirst || properNames.has(word) ? capitalised(word) : word;
  },
  place: (word, { isFirst }) =>
    !isFirst && (placeParticles.has(word) || placeAdjectives.has(word)) ? word : capitalised(word),
  'legal-form': (word, { isFirst }) => {
    if (legalForms.has(word)) return word.toLocaleUpperCase('fr');
    return isFirst ? capitalised(word) : word;
  },
};

/** The longest text that is looked at: what is longer is refused anyway. */
const longest = 200;

/**
 * A text typed all in capitals or all in small letters, with its capitals where they belong; any other stays as it is,
 * and so does one short word in capitals, which may be an acronym that is not known.
 */
export function correctCasing(text: string, kind: CasedKind): string {
  const letters = text.replace(/[^\p{L}]+/gu, '');
  if (letters === '' || text.length > longest) return text;
  const isShouted = letters === letters.toLocaleUpperCase('fr');
  if (!isShouted && letters !== lower(letters)) return text;
  if (isShouted && letters.length <= 5 && (kind === 'trade' || kind === 'legal-form')) return text;
  return cased(text, rules[kind]);
}
