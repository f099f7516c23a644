import { numberAt } from './numbers.ts';
import { createFamilyTest } from './word-families.ts';
import type { Word } from './words.ts';

const isPerson = createFamilyTest('person');
const isSeeking = createFamilyTest('seeks');
const isThing = createFamilyTest('thing');
/** Words of a sentence that are looked back at. */
const farthest = 12;

/** Whether 'de' or the like ties what follows to the noun before it. */
const isTied = (word: Word | undefined) =>
  /^(?:de|d|du|des|l|les|pour|aux?|a|avec)$/.test(word?.folded ?? '');

/** Whether a person is named only to say what something is: 'foyer de jeunes travailleurs', 'cabinet d’architectes'. */
function isOfThing(words: readonly Word[], person: number): boolean {
  if (!isTied(words[person - 1])) return false;
  for (let at = person - 1; at >= person - 4; at -= 1) {
    if (words[at + 1]?.isAfterBreak || words[at + 1]?.isAfterComma) return false;
    const folded = words[at]?.folded ?? '';
    if (isThing(folded)) return true;
    if (isSeeking(folded)) return false;
  }
  return false;
}

/** People of whom it is told how many they are: 'quinze personnes, de 24 à 61 ans'. */
const isCounted = (words: readonly Word[], at: number) =>
  words[at]?.folded === 'personnes' && numberAt(words, at - 1) !== undefined;

/** Whether a sentence says that nobody asks for what follows: 'nous ne demandons pas votre nationalité'. */
export function isDeclined(words: readonly Word[], markFrom: number): boolean {
  for (let at = markFrom - 1; at >= markFrom - 6 && words[at]; at -= 1) {
    const isAsking = /^(?:demand|exige|exigeon|regard|tenons|tien|import)/.test(words[at]?.folded ?? '');
    if (isAsking && /^(?:ne|n)$/.test(words[at - 1]?.folded ?? '')) return true;
    if (words[at]?.isAfterBreak) return false;
  }
  return false;
}

/**
 * Whether words speak of who is looked for, rather than of what is built or for whom: the nearest word before them that
 * says so decides. Where none does, they speak of a person unless something unknown is tied to them:
 * 'Moins de 35 ans', but not 'une verrière de moins de 35 ans'.
 */
export function isAboutPerson(words: readonly Word[], markFrom: number): boolean {
  for (let back = 1; back <= farthest; back += 1) {
    const at = markFrom - back;
    if (words[at + 1]?.isAfterBreak) return back <= 2 || !isTied(words[markFrom - 1]);
    const folded = words[at]?.folded;
    if (folded === undefined) return true;
    if (isThing(folded) || isCounted(words, at)) return false;
    if (isPerson(folded)) return !isOfThing(words, at);
    if (isSeeking(folded)) return true;
  }
  return !isTied(words[markFrom - 1]);
}
