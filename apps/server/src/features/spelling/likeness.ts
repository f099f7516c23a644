/** Shorter words are taken for no others: too many are one letter away. */
export const fewestLetters = 4;
const fewestForTwo = 8;

/** How many edits may lie between what was typed and what was meant. */
const mostEdits = (letters: number) => (letters < fewestForTwo ? 1 : 2);

/** Letters with those that are doubled once: whether one is doubled is free. */
export const likenessKey = (letters: string): string =>
  [...letters].filter((letter, at) => letter !== letters[at - 1]).join('');

/**
 * The edits from one text to another: a letter dropped, added or replaced, or two neighbours swapped, which counts one.
 * Beyond `most`, any number beyond it.
 */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + Number(!isSame),
        isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

/** A word that exists, and how many rows of a list hold it. */
export interface KnownWord {
  /** Its letters, without accents, hyphens and apostrophes, in lower case. */
  readonly word: string;
  /** As it is shown. */
  readonly spelt: string;
  readonly rows: number;
}

/**
 * The word that was most likely meant by these letters: the one with the fewest edits, of several the one that most rows
 * hold; null where none is near enough.
 */
export function likeliestWord(letters: string, known: readonly KnownWord[]): KnownWord | null {
  const near = known.flatMap((candidate) => {
    const { word } = candidate;
    const shorter = Math.min(letters.length, word.length);
    const most = mostEdits(shorter);
    const edits = Math.min(
      countEdits(letters, word, most),
      countEdits(likenessKey(letters), likenessKey(word), most),
    );
    return shorter >= fewestLetters && edits <= most ? [{ candidate, edits }] : [];
  });
  near.sort((one, other) => one.edits - other.edits || other.candidate.rows - one.candidate.rows);
  return near[0]?.candidate ?? null;
}
