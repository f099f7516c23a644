const marks = /\p{M}/gu;
const beyondAscii = /[^\0-\x7f]/;
const notInWords = /[^a-z0-9]+/;
/** What people shorten in the names of places. */
const written: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sts', 'saints'],
  ['stes', 'saintes'],
]);
/** '1er', '3e', '3ème': the number of an arrondissement. */
const ordinal = /^(\d{1,2})(?:er|e|eme|ieme)$/;
const unfolded: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * The words of a place's name as they are compared: small, without accents, whatever stands between them; 'St' is
 * 'saint', '3ème' is '3'. 'L’Haÿ-les-Roses' is l, hay, les, roses. A text without letters has none.
 */
export function placeWords(text: string): string[] {
  return typedWords(text).map((word) => written.get(word) ?? ordinal.exec(word)?.[1] ?? word);
}

/** The same with abbreviations left as they are: 'ste' may be the beginning of 'Steenvoorde'. */
export function typedWords(text: string): string[] {
  return foldText(text)
    .split(notInWords)
    .filter((word) => word !== '');
}

function foldText(text: string): string {
  const small = text.toLowerCase();
  if (!beyondAscii.test(small)) return small;
  return small
    .replace(/[œæß]/g, (letter) => unfolded[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '');
}

const articles: ReadonlySet<string> = new Set(['l', 'le', 'la', 'les']);

/** Without the article that a name begins with, which people leave out: 'Mans' is 'Le Mans'. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && articles.has(words[0] ?? '') ? words.slice(1) : words;
}
