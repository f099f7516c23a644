import { type Family, families } from './word-families.ts';

/** One place of a phrase. */
export type Element =
  | { readonly kind: 'words'; readonly exact: ReadonlySet<string>; readonly stems: readonly string[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  /** `isOfClause`: without a comma or an 'et' in it. */
  | { readonly kind: 'gap'; readonly most: number; readonly isOfClause: boolean }
  | { readonly kind: 'name' };
export interface Place {
  readonly element: Element;
  readonly isOptional: boolean;
}

/** A phrase to be found; the words between `markFrom` and `markTo` of its places are those at fault. */
export interface Phrase {
  readonly places: readonly Place[];
  readonly markFrom: number;
  readonly markTo: number;
  readonly source: string;
}

function readAlternatives(text: string): Element {
  const exact = new Set<string>();
  const stems: string[] = [];
  for (const word of text.split('|').flatMap(expand)) {
    if (word.endsWith('*')) stems.push(word.slice(0, -1));
    else exact.add(word);
  }
  return { kind: 'words', exact, stems };
}

function expand(word: string): readonly string[] {
  if (!word.startsWith('@')) return [word];
  const family = families[word.slice(1) as Family];
  if (!family) throw new RangeError(`no family of words is called ${word}`);
  return family;
}

function readElement(text: string): Element {
  const gap = /^[_~](\d)$/.exec(text);
  if (gap) return { kind: 'gap', most: Number(gap[1]), isOfClause: text.startsWith('~') };
  const number = /^<(\d+)-(\d+)>$/.exec(text);
  if (number) return { kind: 'number', from: Number(number[1]), to: Number(number[2]) };
  return text === 'Name' ? { kind: 'name' } : readAlternatives(text);
}

function readPhrase(source: string): Phrase {
  const places: Place[] = [];
  let markFrom = -1;
  let markTo = -1;
  for (const part of source.split(' ').filter((text) => text !== '')) {
    if (part === '[') markFrom = places.length;
    else if (part === ']') markTo = places.length;
    else {
      const isOptional = part.endsWith('?');
      places.push({ element: readElement(isOptional ? part.slice(0, -1) : part), isOptional });
    }
  }
  const [first] = places;
  if (!first || first.isOptional || first.element.kind === 'gap')
    throw new RangeError(`a phrase begins with a word or a number: ${source}`);
  return {
    places,
    source,
    markFrom: Math.max(markFrom, 0),
    markTo: markTo < 0 ? places.length : markTo,
  };
}

/** A phrase whose first word may be missing, as the two phrases that it is. */
function withAndWithoutFirst(line: string): readonly string[] {
  const parts = line.split(/ +/);
  const first = parts.findIndex((part) => part !== '[');
  const word = parts[first] ?? '';
  if (!word.endsWith('?')) return [line];
  const without = parts.toSpliced(first, 1).join(' ');
  return [parts.with(first, word.slice(0, -1)).join(' '), ...withAndWithoutFirst(without)];
}

/**
 * Phrases, one a line, in folded words (no accents, no capitals, apostrophes and hyphens as spaces):
 * `sans|aucun` either word, `enfant*` words that begin so, `d?` may be missing, `_3` up to three words of any kind, `~3` the same within a clause,
 * `<16-75>` a number in digits or letters, `Name` a word with a capital or a number, `@person` a family of words.
 * What stands in `[ ]` is marked; without them, all of it.
 */
export function readPhrases(lines: string): readonly Phrase[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(withAndWithoutFirst)
    .map(readPhrase);
}
