import { trades } from '../../vocabulary/trades.vocabulary.ts';
import { findingOf, type Mark, type ReadField } from '../check-words.ts';
import type { Finding } from '../offer-checks.types.ts';
import { readWords, type Word } from '../reading/words.ts';
import type { WordRule } from './word-rule.ts';

interface Form {
  readonly words: readonly string[];
  readonly other: string;
}
const foldedWords = (name: string) => readWords(name).map(({ folded }) => folded);
const forms: readonly Form[] = trades
  .filter(({ masculine, feminine }) => masculine !== feminine)
  .flatMap(({ masculine, feminine, plurals }) => [
    { words: foldedWords(masculine), other: feminine },
    { words: foldedWords(plurals[0]), other: plurals[1] },
  ])
  .toSorted((a, b) => b.words.length - a.words.length);
const feminineWords = new Set(
  trades
    .filter(({ masculine, feminine }) => masculine !== feminine)
    .flatMap(({ masculine, feminine, plurals }) => {
      const others = new Set([masculine, plurals[0]].flatMap(foldedWords));
      return [feminine, plurals[1]].flatMap(foldedWords).filter((word) => !others.has(word));
    }),
);

/** Whether a title already speaks to both: 'dessinateur·rice', '(H/F)', 'métreur ou métreuse'. */
function namesBoth(words: readonly Word[]): boolean {
  return words.some(
    ({ folded, isInclusive }, at) =>
      isInclusive ||
      /^(?:hf|fh)x?$/.test(folded) ||
      /^(?:h f|f h)$/.test(`${folded} ${words[at + 1]?.folded ?? ''}`) ||
      feminineWords.has(folded),
  );
}

function findForm(words: readonly Word[]): (Form & { readonly at: number }) | undefined {
  for (const [at] of words.entries()) {
    // 'plans pour menuisier': not the person to be hired
    if (/^(?:de|d|du|des|pour|par|chez|aux?|l|le|les)$/.test(words[at - 1]?.folded ?? '')) continue;
    const form = forms.find((known) =>
      known.words.every((word, ahead) => words[at + ahead]?.folded === word),
    );
    if (form) return { ...form, at };
  }
  return undefined;
}

const why = 'Au seul masculin, un métier semble s’adresser aux hommes.';
const suggestion = (other: string) => `Nommez aussi «\u202f${other}\u202f», ou ajoutez «\u202fH/F\u202f».`;

/** The trade of a title that names one in the masculine only, with « H/F » behind it as the rewrite. */
export function checkMasculineTitle(rule: WordRule, field: ReadField): Finding[] {
  if (namesBoth(field.words)) return [];
  const form = findForm(field.words);
  if (!form) return [];
  const mark: Mark = { from: form.at, to: form.at + form.words.length, rewrite: null };
  const found = findingOf({ ...rule, why, suggestion: suggestion(form.other) }, field, mark);
  const written = field.text.slice(found.start, found.end);
  return [{ ...found, rewrite: { start: found.start, end: found.end, text: `${written} H/F` } }];
}
