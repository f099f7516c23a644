// What makes a password predictable, as far as it needs no list of common ones, which the server has.
// Everything is read letter by letter: the time it takes grows with the length alone.

/** The words that attackers try first, with digits, years and signs added. */
const firstTried = new Set(
  `motdepasse motdepass password passw passe azerty azertyuiop qwerty qwertyuiop qwertz admin administrateur
  administrator bonjour bonsoir salut coucou soleil doudou loulou chouchou marseille paris lyon france jetaime nicolas
  camille caramel princesse princess football welcome iloveyou sunshine monkey dragon letmein changeme changemoi test
  secret google superman batman pokemon starwars liverpool charlie michael jordan computer internet whatever hello
  summer winter spring autumn printemps automne hiver mitoyen architecte architecture batiment chantier autocad revit
  archicad sketchup`.split(/\s+/),
);
/** Rows of keys and letters; `orders` has them reversed as well. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '1234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
  '1a2z3e4r5t6y',
  '1q2w3e4r5t6y',
  'aqwzsxedcrfv',
];
const orders = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Letters for which digits and signs stand. */
const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A password without case and accents, as word lists have it. */
export function foldPassword(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A folded text with the letters that its digits and signs may stand for: `p@ssw0rd` is `password`. */
export function withLettersForDigits(folded: string): string {
  return [...folded].map((sign) => readAs[sign] ?? sign).join('');
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** The part between the first and the last letter; empty without a letter. */
export function innerWord(folded: string): string {
  const signs = [...folded];
  let [start, end] = [0, signs.length];
  while (start < end && !isLetter(signs[start])) start += 1;
  while (end > start && !isLetter(signs[end - 1])) end -= 1;
  return signs.slice(start, end).join('');
}

/** The words that a folded password may be made of. */
export function wordsIn(folded: string): readonly string[] {
  const word = innerWord(folded);
  return [word, withLettersForDigits(word), innerWord(withLettersForDigits(folded))];
}

/** Longer repetitions are in no list of passwords. */
const longestRepetition = 24;

/** Whether a text repeats one to four characters, except for one or two of them. */
function repeats(text: string): boolean {
  return text.length <= longestRepetition && [1, 2, 3, 4].some((step) => repeatsEvery(text, step));
}

function repeatsEvery(text: string, step: number): boolean {
  let others = 0;
  for (let index = step; index < text.length; index += 1) if (text[index] !== text[index - step]) others += 1;
  return text.length >= 3 * step && others <= (step === 1 ? 2 : 1);
}

/** How many letters belong to sequences of four or more along a row of keys, the alphabet or the digits. */
function lettersInRuns(text: string): number {
  let count = 0;
  for (let start = 0; start < text.length; ) {
    const longest = Math.max(...orders.map((order) => runLength(text, start, order)));
    if (longest >= 4) count += longest;
    start += longest >= 4 ? longest : 1;
  }
  return count;
}

function runLength(text: string, start: number, order: string): number {
  const place = order.indexOf(text[start] ?? '');
  if (place < 0) return 0;
  let length = 0;
  while (start + length < text.length && text[start + length] === order[place + length]) length += 1;
  return length;
}

/**
 * Whether attackers try a password among the first: a common word with digits, keys in a row, a repetition.
 */
export function isPredictablePassword(password: string): boolean {
  const folded = foldPassword(password);
  if (repeats(folded) || folded.length - lettersInRuns(folded) <= 2) return true;
  return wordsIn(folded).some((word) => firstTried.has(word));
}
