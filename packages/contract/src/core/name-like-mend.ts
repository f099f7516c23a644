import { isNameLike } from './field-schemas.ts';
import { tidyName } from './pasted/tidy-text.ts';

/** Why a text of letters alone (title, specialty, place) was refused, and how it may be written. */
export interface NameLikeMend {
  /** A French sentence. */
  readonly because: string;
  readonly mended: string;
}

/** Kinds of faults, with the quoted part of the text: the first that applies is shown. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/[([{][^()[\]{}]*[)\]}]|[()[\]{}]/gu, 'Les parenthèses ne sont pas admises ici'],
  [/\d[\p{L}\d]*/gu, 'Les chiffres ne sont pas admis ici, écrivez-les en lettres'],
  [/[/\\|]/gu, 'Les barres ne sont pas admises ici'],
  [/&/gu, 'Ce signe n’est pas admis ici'],
  [/[.·•]/gu, 'Les points ne sont pas admis ici'],
  [/[,;:]/gu, 'Les virgules ne sont pas admises ici'],
  [/[^\p{L}\p{M}'’ʼ\- ]/gu, 'Seuls les lettres, les apostrophes, les tirets et les espaces sont admis ici'],
];

const mostNamed = 3;

/** « Les parenthèses ne sont pas admises ici : (ISO 19650). » */
function becauseOf(text: string): string {
  for (const [sign, sentence] of faults) {
    const found = [...new Set(text.match(sign) ?? [])].slice(0, mostNamed);
    if (found.length > 0) return `${sentence}\u00a0: ${found.join(' ')}`;
  }
  return 'Seuls les lettres, les apostrophes, les tirets et les espaces sont admis ici.';
}

const ordinals =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième'.split(
    ' ',
  );
const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const standards: Readonly<Record<string, string>> = {
  re2020: 'réglementation environnementale',
  rt2012: 'réglementation thermique',
  e3c1: 'énergie carbone',
};

/** A word with its figures in letters; '' where that makes no sense (19650, 75011). */
function inLetters(word: string): string {
  const known = standards[word.toLowerCase()];
  if (known) return known;
  const dimensions = /^([2-7])[dD]$/.exec(word);
  if (dimensions) return `${numbers[Number(dimensions[1])]} dimensions`;
  const ordinal = /^(\d{1,2})(?:er|re|ère|e|è|ème|eme|nd|nde|°)$/i.exec(word);
  if (ordinal) return ordinals[Number(ordinal[1]) - 1] ?? '';
  if (/^\d{1,2}$/.test(word)) return numbers[Number(word)] ?? '';
  return /\d/.test(word) ? word.replace(/\d+/gu, '') : word;
}

/**
 * Removes brackets behind a word: the rest of its feminine is joined (« Dessinateur(rice) »), a reference is
 * dropped, other words are kept.
 */
function withoutBrackets(text: string): string {
  return text
    .replace(/(\p{L})\((\p{Ll}{1,6})\)/gu, '$1-$2')
    .replace(/[([{]([^()[\]{}]*)[)\]}]/gu, (_, within) => (/\d/.test(within) ? ' ' : ` ${within} `))
    .replace(/[()[\]{}]/gu, ' ');
}

const genders =
  /(?<![\p{L}\p{N}])(?:[hf] ?[/\-–|] ?[hf](?: ?[/\-–|] ?[xn])?|m ?\/ ?[fw](?: ?\/ ?[dx])?)(?![\p{L}\p{N}])/giu;

/**
 * The correction of a title, a specialty or a place. Null when it is right already, or cannot be corrected.
 */
export function mendNameLike(typed: string): NameLikeMend | null {
  // a longer text has another fault
  const text = tidyName(typed.slice(0, 300));
  if (text === '' || isNameLike(text)) return null;
  const because = becauseOf(text);
  const mended = withoutBrackets(text.replace(genders, ' '))
    // D.P.L.G. is DPLG, and dessinateur·rice, .rice or •rice takes a hyphen
    .replace(/(?<![\p{L}])(?:\p{L}\.){2,}\p{L}?/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/(\p{L})[.·•/](\p{Ll}{1,6})(?![\p{L}])/gu, '$1-$2')
    .replace(/&|\+/gu, ' et ')
    .replace(/[/\\|,;:]/gu, ' - ')
    .split(' ')
    .map((word) => inLetters(word.replace(/[^\p{L}\p{M}\p{N}'’ʼ°-]/gu, '')))
    .join(' ')
    .replace(/[^\p{L}\p{M}'’ʼ\- ]/gu, '');
  const words = mended.split(' ').filter(Boolean);
  while (/^-+$/.test(words[0] ?? '')) words.shift();
  while (/^(?:-+|et)$/.test(words.at(-1) ?? '')) words.pop();
  const joined = words
    .filter((word, at) => !/^-+$/.test(word) || !/^-+$/.test(words[at - 1] ?? ''))
    .join(' ');
  return isNameLike(joined) ? { because, mended: joined } : null;
}
