import { nameParticles } from './full-name.ts';

export const firstNameMessage = 'Prénom affiché\u00a0: choisissez-le parmi les mots de votre nom.';

/** What family names begin with, and given names do not: « Le Goff Yann » has its family name first. */
const familyOpenings = new Set('le la les du de des der ter ten van von den el aït ait'.split(' '));
const opensFamilyName = (word: string) => familyOpenings.has(word.toLowerCase());
/** Most that one may choose among: who has more names has the first ones. */
const mostChoices = 8;

const wordsOf = (username: string) => username.normalize('NFC').trim().split(/\s+/u);

/** The first name in a full name, as far as one can tell. A name joined by a hyphen alone is cut there. */
export function firstNameOf(username: string): string {
  const words = wordsOf(username);
  const [first = ''] = words;
  if (words.length === 1) return first.split(/[-‐‑]/u)[0] ?? first;
  return words.length > 2 && opensFamilyName(first) ? (words.at(-1) ?? first) : first;
}

/**
 * What may be shown of a full name in place of it, the likeliest first: one of its words, or two that stand side by
 * side; never the whole name.
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

/** All that signed-out visitors learn of a name: what its owner `chose` of it, else its likely first name. */
export function shownFirstName(username: string, chosen: string | null | undefined): string {
  return chosen && firstNameChoices(username).includes(chosen) ? chosen : firstNameOf(username);
}
