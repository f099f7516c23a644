import { numberAt } from './numbers.ts';
import { createFamilyTest } from './word-families.ts';
import type { Word } from './words.ts';

const isPerson = createFamilyTest('person');
const isSeeking = createFamilyTest('seeks');
const isThing = createFamilyTest('thing');
const isWorkplace = createFamilyTest('workplace');
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

/** People given by their number: 'quinze personnes, de 24 à 61 ans'. */
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

/** Whether the next words require what was said: 'moins de 30 ans exigé', 'une femme de préférence'. */
function isAsked(words: readonly Word[], markTo: number): boolean {
  for (let at = markTo; at < markTo + 3 && words[at] && !words[at]?.isAfterBreak; at += 1) {
    if (
      /^(?:exige|requis|imperati|obligatoire|indispensable|souhaite|preference|abstenir)/.test(
        words[at]?.folded ?? '',
      )
    )
      return true;
  }
  return false;
}

/**
 * Whether words speak of the person to be hired, rather than of what is built or for whom: the nearest
 * deciding word before them decides. Without one, they speak of a person unless something unknown is tied to
 * them: 'Moins de 35 ans', but not 'une verrière de moins de 35 ans'. A workplace decides only of what is
 * tied to it: 'une agence de moins de 30 ans', but not 'en agence, moins de 30 ans'.
 */
export function isAboutPerson(words: readonly Word[], markFrom: number, markTo = markFrom): boolean {
  const isTiedHere = isTied(words[markFrom - 1]) || /^(?:de|d)$/.test(words[markFrom]?.folded ?? '');
  let isBehindComma = false;
  for (let back = 1; back <= farthest; back += 1) {
    const at = markFrom - back;
    if (words[at + 1]?.isAfterBreak) return back <= 2 || !isTied(words[markFrom - 1]) || isBehindComma;
    isBehindComma ||= words[at + 1]?.isAfterComma === true;
    const folded = words[at]?.folded;
    if (folded === undefined) return true;
    if (isCounted(words, at)) return false;
    const isApart = isBehindComma || !isTiedHere;
    if (isThing(folded) && !(isApart && (isWorkplace(folded) || isAsked(words, markTo)))) return false;
    if (isPerson(folded)) return !isOfThing(words, at);
    if (isSeeking(folded)) return true;
  }
  return !isTied(words[markFrom - 1]) || isBehindComma;
}
