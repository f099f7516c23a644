/**
 * Letters of other scripts, and signs, that pass for Latin ones: the part of Unicode's confusables
 * (https://www.unicode.org/reports/tr39/) that keyboards and phones offer. Capitals first: some look unlike their
 * small form (Greek Η and η).
 */
const pairs = `
  Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx
  αa βb γy εe ηn ιi κk μm νv οo ρp τt υu χx ωw ϲc ϳj
  Аa Вb Сc Еe Нh Іi Ӏi Јj Кk Мm Оo Рp Ѕs Тt Уy Хx
  аa вb сc еe нh іi ӏi јj кk мm оo рp ѕs тt уy хx пn ԁd ԛq ԝw һh ьb гr
  ıi ɩi łi øo đd ħh ŧt ɑa ɡg ɪi ʀr ʏy ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟi ᴍm ɴn ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz
  0o 1i 2z 3e 4a 5s 6g 7t 8b 9g @a $s |i !i li
`;
const latin = new Map(
  pairs
    .trim()
    .split(/\s+/u)
    .filter((pair) => pair.length > 1)
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const longLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * The look of a word: two words that a reader would confuse have the same. Not for display: l becomes i, rn
 * becomes m, and a doubled letter one, except for i.
 */
export function skeletonOf(word: string): string {
  const letters = Array.from(word.normalize('NFKC'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]/gu, (letter) => latin.get(letter) ?? longLetters[letter] ?? letter)
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return Array.from(letters)
    .filter((letter, index, all) => letter === 'i' || letter !== all[index - 1])
    .join('');
}
