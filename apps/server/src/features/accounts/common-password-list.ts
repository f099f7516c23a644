import { foldPassword, innerWord, wordsIn } from '@mitoyen/contract/core/common-passwords.ts';

interface CommonPasswords {
  /** Everything: leaked passwords, and the words and names of French. */
  readonly all: ReadonlySet<string>;
  /** Those that a few digits or signs around them do not make better. */
  readonly words: ReadonlySet<string>;
}

/** Of French words by how often they are used, as many are words of passwords. */
const frequentWords = 3000;
/** Digits and signs before and behind a word: a year and a sign. */
const maxAround = 5;

let loading: Promise<CommonPasswords> | undefined;

/** Some 100,000 entries, 10 MB: read when the first password is chosen, not at start. */
async function load(): Promise<CommonPasswords> {
  const [{ dictionary: common }, { dictionary: french }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const all = new Set<string>();
  const words = new Set<string>();
  const leaked = common['passwords-common'] ?? [];
  for (const entry of [...leaked, ...Object.values(french).flat()]) all.add(foldPassword(String(entry)));
  const frequent = (french['commonWords-fr'] ?? []).slice(0, frequentWords);
  for (const entry of [...leaked, ...frequent, ...(french['firstnames-fr'] ?? [])]) {
    const word = foldPassword(String(entry));
    if (word.length >= 4 && innerWord(word) === word) words.add(word);
  }
  return { all, words };
}

/** How many different passwords the list has. */
export async function countCommonPasswords(): Promise<number> {
  loading ??= load();
  return (await loading).all.size;
}

/** Whether a password is on the list, also with a year behind it or signs for letters. Offline. */
export async function isOnCommonList(password: string): Promise<boolean> {
  loading ??= load();
  const { all, words } = await loading;
  const folded = foldPassword(password);
  if (all.has(folded)) return true;
  return wordsIn(folded).some((word) => {
    if (word.length === folded.length) return all.has(word);
    const half = word.slice(0, word.length / 2);
    const isTwice = word.length % 2 === 0 && word === half + half;
    return folded.length - word.length <= maxAround && (words.has(word) || (isTwice && words.has(half)));
  });
}
