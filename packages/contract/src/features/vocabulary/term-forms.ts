import { foldNumber, numberForms } from '../../core/fold-number.ts';
import { foldWord } from '../../core/fold-word.ts';
import { abbreviations } from './abbreviations.ts';
import { formsOf } from './inflections.ts';
import { hasTradeForms, tradeWordForms, tradeWordOf } from './trade-words.ts';
import { trades } from './trades.vocabulary.ts';

/** Letters of which it is certain that the database folds them in the same way. */
const western = /^[a-zà-öø-ÿœæ]+$/i;
const dotted = /^\p{L}(?:\.\p{L})+$/u;
const superscript: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
/** 'm2', 'cm3', 'R2'. */
const raised = /^[a-z]{1,2}[23]$/i;

/** One term for all words that find the same: the singular, of a trade's word the masculine, without accents. */
export function termOf(word: string): string {
  if (dotted.test(word)) {
    const letters = word.replaceAll('.', '');
    return abbreviations.has(letters) ? letters : word;
  }
  if (!western.test(word)) return word;
  return hasTradeForms(word) ? tradeWordOf(word) : foldNumber(word);
}

/**
 * What a text must hold one of, as a part of its words, for a term to be found: its genders and numbers, an abbreviation with
 * full stops, 'm²' for 'm2'.
 */
export function termForms(term: string): readonly string[] {
  if (hasTradeForms(term)) return tradeWordForms(term);
  if (dotted.test(term)) return [term, term.replaceAll('.', '')];
  if (raised.test(term)) return [term, `${term.slice(0, -1)}${superscript[term.at(-1) ?? '']}`];
  return [...numberForms(term), ...(abbreviations.has(term) ? [[...term].join('.')] : [])];
}

const tradeNames = trades.map((trade) => ({
  code: trade.code,
  names: formsOf(trade).map(foldWord).join('|'),
}));

/** The trades whose names hold a term. */
export function tradesNamedBy(term: string): string[] {
  const forms = termForms(term).map(foldWord);
  return tradeNames.filter(({ names }) => forms.some((form) => names.includes(form))).map(({ code }) => code);
}
