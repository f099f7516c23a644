import { nameParticles } from './full-name.ts';

export const firstNameMessage = 'Prénom affiché\u00a0: choisissez-le parmi les mots de votre nom.';

/** Words that begin family names, and no given names: « Le Goff Yann » has its family name first. */
const familyOpenings = new Set('le la les du de des der ter ten van von den el aït ait'.split(' '));
const opensFamilyName = (word: string) => familyOpenings.has(word.toLowerCase());
/** Most first names to choose among; of longer names, the first ones. */
const mostChoices = 8;

const wordsOf = (username: string) => username.normalize('NFC').trim().split(/\s+/u);

/** The likely first name of a full name. A name with a hyphen only is cut there. */
export function firstNameOf(username: string): string {
  const words = wordsOf(username);
  const [first = ''] = words;
  if (words.length === 1) return first.split(/[-‐‑]/u)[0] ?? first;
  return words.length > 2 && opensFamilyName(first) ? (words.at(-1) ?? first) : first;
}

/**
 * The first names that the owner of a full name may choose, the likeliest first: one of its words, or two
 * adjacent ones; never the whole name.
 */
export function firstNameChoices(username: string): readonly string[] {
  const words = wordsOf(username);
  const parts = words.length === 1 ? (words[0] ?? '').split(/[-‐‑]/u) : words;
  const isName = (word: string) => word !== '' && !nameParticles.has(word) && !opensFamilyName(word);
  const pairs = words.length > 2 ? words.slice(1).map((word, at) => [words[at] ?? '', word]) : [];
  const choices = [
    firstNameOf(username),
    ...parts.filter(isName),
    ...pairs.filter((pair) => pair.every(isName)).map((pair) => pair.join(' ')),
  ];
  return [...new Set(choices)].filter(Boolean).slice(0, mostChoices);
}

/** The name that visitors read: what its owner `chose`, else their likely first name. */
export function shownFirstName(username: string, chosen: string | null | undefined): string {
  return chosen && firstNameChoices(username).includes(chosen) ? chosen : firstNameOf(username);
}
