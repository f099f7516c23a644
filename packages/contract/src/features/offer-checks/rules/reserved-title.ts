import { findingOf, type ReadField } from '../check-words.ts';
import type { Finding } from '../offer-checks.types.ts';
import { findPhrases, indexPhrases } from '../reading/find-phrases.ts';
import { readPhrases } from '../reading/phrases.ts';
import type { Word } from '../reading/words.ts';
import { ruleFacts } from './rule-facts.ts';

const titleRule = {
  rule: 'title',
  ...ruleFacts.title,
  why: 'Le titre d’architecte est réservé aux personnes inscrites à l’Ordre.',
  suggestion:
    'Dites si l’inscription à l’Ordre est nécessaire, ou écrivez «\u202fdiplômé·e en architecture\u202f».',
} as const;

const compile = (lines: string) => indexPhrases(readPhrases(lines));
const order = compile(`l ordre des? architectes?
  ordre des|national|regional architecte*|de|des
  inscri* _4 ordre|tableau
  hmonp|dplg|desl|aadeh
  diplom* en|d|de etat? d? architect*`);
const sought = compile(
  `recherch*|cherch*|recrut*|souhait*|confi* un|une|des|l|notre|son|a? _1 [ architecte* ]`,
);
/** Architects of other things, and what an architect is named for. */
const other = compile(`architecte* d|des interieur*
  architecte* naval*|reseau*|logiciel*|solution*|web|cloud|data|systeme*|interieur*|paysagiste*
  d|l|de|des|du|les|nos|aux|aupres|chez|pour|par|cabinet|agence|avec|notre|votre|collaborateur|collaboratrice|assistant|assistante architecte*`);

const isTitle = ({ field }: ReadField) => field === 'titre';

/** Where 'architecte' names the person to be hired. */
function marksOf(field: ReadField): { from: number; to: number }[] {
  const { words } = field;
  const excused = findPhrases(other, words);
  const isExcused = (at: number) => excused.some(({ from, to }) => from <= at && at < to);
  const inTitle = (word: Word) => /^architectes?$/.test(word.folded);
  const found = isTitle(field)
    ? [...words.entries()].filter(([, word]) => inTitle(word)).map(([at]) => at)
    : findPhrases(sought, words).map(({ markFrom }) => markFrom);
  return found.filter((at) => !isExcused(at)).map((at) => ({ from: at, to: at + 1 }));
}

/** Whether an architect is sought without a word on the Ordre, marked at the first place. */
export function checkReservedTitle(fields: readonly ReadField[]): Finding[] {
  if (fields.some(({ words }) => findPhrases(order, words).length > 0)) return [];
  for (const field of fields) {
    const [mark] = marksOf(field);
    if (mark) return [{ ...findingOf(titleRule, field, { ...mark, rewrite: null }), rewrite: null }];
  }
  return [];
}
