import type { Rewrite } from '../offer-checks.types.ts';
import type { Word } from './words.ts';

/** Marked words: the first, and the one after the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const set = (words: string) => new Set(words.split(' '));
const isYoung = set('jeune jeunes');
const degrees = set('tres trop assez plus');
const singularArticles = set('un une le la');
const articles = set('un une le la des les de');
/** What a sentence cannot end with: it asks for what follows. */
const governing = set(
  'cherche recherche recrute faut faudra faudrait est sont sera seront serait serez etes etre soit pour par avec chez dans sur sans en preciser indiquer joindre',
);
/** What asks for a subject before it, or for something to be joined to. */
const joining = set('est sont sera seront serait doit doivent s ou');
const person =
  /^(?:homme|femme|garcon|fille|gars|dame|senior|retraite|quinqua|quadra|candidat|profil|collaborat|recrue|salarie|employe|architecte|dessinat|ingenieur|projeteur|paysagiste|talent|diplome)|naires?$/u;

const foldedAt = (words: readonly Word[], at: number) => words[at]?.folded ?? '';

/** Whether two words that follow each other have no more than blanks between them. */
function touches(text: string, words: readonly Word[], at: number): boolean {
  const [one, next] = [words[at], words[at + 1]];
  return Boolean(one && next && !next.isAfterBreak && text.slice(one.end, next.start).trim() === '');
}

/** Whether a verb or a preposition stands before and asks for what is taken: 'nous cherchons', 'pour'. */
function isGoverned(text: string, words: readonly Word[], first: number): boolean {
  if (!touches(text, words, first - 1)) return false;
  const word = foldedAt(words, first - 1);
  const isConjugated = /(?:ons|ez)$/u.test(word) && /^(?:nous|vous)$/u.test(foldedAt(words, first - 2));
  return isConjugated || governing.has(word);
}

/** Whether the sentence would say something else, or nothing, without the words from `first` to `to`. */
export function breaksWithout(text: string, words: readonly Word[], { from: first, to }: Range): boolean {
  const isSubject = touches(text, words, to - 1) && joining.has(foldedAt(words, to));
  let at = first;
  while (at > 0 && !words[at]?.isAfterBreak) at -= 1;
  const isDenied = words.slice(at, first).some(({ folded }) => folded === 'pas');
  return isSubject || isDenied || isGoverned(text, words, first);
}

const capitalised = (text: string, like: string) =>
  like.charAt(0) === like.charAt(0).toLocaleLowerCase('fr')
    ? text
    : text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/**
 * 'un jeune architecte', 'un candidat très jeune': removes the age and keeps the person. Null for other
 * words.
 */
export function withoutYouth(text: string, words: readonly Word[], { from, to }: Range): Rewrite | null {
  const marked = words.slice(from, to);
  const nouns = marked.filter(({ folded }) => !isYoung.has(folded) && !degrees.has(folded));
  const [noun] = nouns;
  const first = words[from];
  const last = words[to - 1];
  const isAge = marked.some(({ folded }) => isYoung.has(folded));
  if (!isAge || nouns.length !== 1 || !noun || !first || !last || noun.folded === 'de') return null;
  // 'jeune et dynamique'
  const joins = touches(text, words, to - 1) && foldedAt(words, to) === 'et' && touches(text, words, to);
  const end = joins ? (words[to]?.end ?? last.end) : last.end;
  const before = words[from - 1];
  const isPartitive = before?.folded === 'de' && marked.some(({ folded }) => folded === 'jeunes');
  const written = text.slice(noun.start, noun.end);
  if (isPartitive && touches(text, words, from - 1))
    return { start: before.start, end, text: capitalised(`des ${written}`, text.slice(before.start)) };
  return { start: first.start, end, text: capitalised(written, text.slice(first.start)) };
}

/** Rewrites 'un homme', 'des seniors' for anybody. Null where the words name no person. */
export function asAnybody(text: string, words: readonly Word[], { from, to }: Range): Rewrite | null {
  let named = from;
  while (named < to && articles.has(foldedAt(words, named))) named += 1;
  const noun = words[named];
  const last = words[to - 1];
  if (!noun || !last || !person.test(noun.folded)) return null;
  let first = named;
  while (articles.has(foldedAt(words, first - 1)) && touches(text, words, first - 1)) first -= 1;
  const isOne = singularArticles.has(foldedAt(words, first)) || !noun.folded.endsWith('s');
  const start = words[first]?.start ?? noun.start;
  return {
    start,
    end: last.end,
    text: capitalised(isOne ? 'une personne' : 'des personnes', text.slice(start)),
  };
}
