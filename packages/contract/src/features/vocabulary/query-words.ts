import { foldWord } from '../../core/fold-word.ts';

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word of a query, or what stands between the hyphens of one. */
export interface QueryWord extends Span {
  readonly folded: string;
  /** In lower case, an abbreviation without its full stops, 'm²' as 'm2'. */
  readonly typed: string;
  /** Whether nothing of the same word comes before or after it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What parts it from the word before: nothing but spaces and hyphens, the beginning of an addition, or more. */
  readonly parting: 'none' | 'bracket' | 'clause';
  /** Whether it is of 'H/F', which asks for nothing. */
  readonly isGender: boolean;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const chunk = /[^\s,;:/()[\]{}«»“”"!?|…•·–—]+/gu;
const part = /[^-‑]+/gu;
const elided = /^(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’]/iu;
/** A postal code as it is written on letters from abroad: 'F-67000'. */
const fromAbroad = /^F-(?=\d{5}$)/i;
const onlySigns = /^[\p{P}+=<>~^|]+$/u;
const clause = /[,;:/()[\]{}«»“”"!?|…•·–—+]| - /;
const measure = /^(\d{1,7})(m[23²³]?|[ckm]m[23²³]?|ha|k?w|k?wh|kg|k?€|%)$/iu;
const units = listed('m m2 m3 cm mm km ha kw kwh kg € k€ % euros ans an mois jours heures');
const genders = listed('h/f f/h m/f f/m h-f f-h');

/** Whether a word says of the number before it how much that is. */
export const isUnit = (word: QueryWord | undefined): boolean => word !== undefined && units.has(word.folded);

/** Cuts a text where these lengths end, the empty parts left out. */
function cut(text: string, start: number, lengths: readonly number[]): { text: string; start: number }[] {
  let at = 0;
  return [...lengths, text.length].flatMap((end) => {
    const piece = { text: text.slice(at, end), start: start + at };
    at = end;
    return piece.text === '' ? [] : [piece];
  });
}

/** 'C.V.C.' is one word, 'béton.façade' two, '2.5' a number. */
function partAtStops(text: string, start: number): { text: string; start: number }[] {
  if (!text.includes('.')) return [{ text, start }];
  const letters = text.split('.').filter((letter) => letter !== '');
  if (letters.length > 1 && letters.every((letter) => /^\p{L}$/u.test(letter))) return [{ text, start }];
  return [...text.matchAll(/[^.]+(?:\.\d+)*/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    start: start + index,
  }));
}

function* piecesOf(text: string, start: number): Generator<{ text: string; start: number }> {
  const elision = elided.exec(text)?.[0].length ?? 0;
  const pieces = elision > 0 && elision < text.length ? cut(text, start, [elision]) : [{ text, start }];
  for (const piece of pieces)
    for (const word of partAtStops(piece.text, piece.start)) {
      const figures = measure.exec(word.text)?.[1]?.length;
      yield* figures === undefined ? [word] : cut(word.text, word.start, [figures]);
    }
}

const withoutStops = (text: string) => (/^\p{L}\./u.test(text) ? text.replaceAll('.', '') : text);
const partingOf = (between: string): QueryWord['parting'] => {
  if (!clause.test(between)) return 'none';
  return /^\s*\(\s*$/.test(between) ? 'bracket' : 'clause';
};

/** Where a word stands, with how it is written and compared, and where in its word. */
type Piece = Pick<QueryWord, 'start' | 'end' | 'folded' | 'typed' | 'isFirst' | 'isLast'>;

function readPieces(text: string): Piece[] {
  return [...text.matchAll(chunk)].flatMap(({ 0: found, index }) => {
    const skipped = fromAbroad.exec(found)?.[0].length ?? 0;
    const parts = [...found.slice(skipped).matchAll(part)].filter(
      ({ 0: letters }) => !onlySigns.test(letters),
    );
    return parts.flatMap(({ 0: letters, index: offset }, place) =>
      [...piecesOf(letters, index + skipped + offset)].map((piece) => {
        const written = withoutStops(piece.text.replace(/['’]$/u, ''));
        return {
          start: piece.start,
          end: piece.start + piece.text.length,
          folded: foldWord(written),
          typed: written.toLocaleLowerCase('fr').replaceAll('²', '2').replaceAll('³', '3'),
          isFirst: place === 0,
          isLast: place === parts.length - 1,
        };
      }),
    );
  });
}

/** Endings of the other gender and of the plural, as people add them: 'dessinateur/trice', 'projeteur·se', 'chargé(e)s'. */
const endings = listed('e es s se ses ne nes ere rice rices trice trices euse euses esse');

/** What adds such an ending: one sign right behind a word, none behind a bracket. */
const adds = /^[/.·•(-]?$/;

/** Takes endings of the other gender as parts of the words before them. */
function joinEndings(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isEnding = before && endings.has(piece.folded) && adds.test(text.slice(before.end, piece.start));
    if (!isEnding) joined.push(piece);
    else {
      const end = text[piece.end] === ')' ? piece.end + 1 : piece.end;
      joined.push({ ...(joined.pop() as Piece), end, isLast: piece.isLast });
    }
  }
  return joined;
}

/**
 * The words of a text with their places in it. Punctuation parts words, an apostrophe does behind what is elided, and a
 * unit is parted from its figure. Words with hyphens come in parts: 'chef-de-chantier' is three words.
 */
export function readQueryWords(text: string): QueryWord[] {
  const pieces = joinEndings(text, readPieces(text));
  const isPair = (one: Piece | undefined, other: Piece | undefined) =>
    one !== undefined &&
    other !== undefined &&
    genders.has(text.slice(one.start, other.end).replaceAll(' ', '').toLowerCase());
  return pieces.map((piece, place) => {
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    return {
      ...piece,
      parting: before ? partingOf(text.slice(before.end, piece.start)) : 'none',
      isGender: isPair(before, piece) || isPair(piece, after),
    };
  });
}

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => readQueryWords(text).map(({ folded }) => folded);

/** Words as a phrase is known by: 'architecte, urbaniste' is not 'architecte urbaniste'. */
export const phraseOf = (words: readonly QueryWord[]): string[] =>
  words.flatMap(({ folded, parting }, place) => (place > 0 && parting !== 'none' ? [',', folded] : [folded]));
