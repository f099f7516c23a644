import { isNameLike } from '@mitoyen/contract/core/field-schemas.ts';
import { findTerms } from '@mitoyen/contract/features/vocabulary/find-terms.ts';
import { readQueryWords } from '@mitoyen/contract/features/vocabulary/query-words.ts';
import { hasTradeForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { foldLetters } from './fold-letters.ts';
import type { CvPart } from './headings.ts';

/** Names of jobs besides the vocabulary's trades. */
const jobNouns = new Set(
  (
    'archi chef cheffe charge chargee directeur directrice gerant gerante associe associee adjoint adjointe aide secretaire ' +
    'macon maconne charpentier charpentiere menuisier menuisiere couvreur couvreuse plombier plombiere electricien electricienne ' +
    'plaquiste peintre carreleur carreleuse serrurier metallier soudeur coffreur ferrailleur grutier ouvrier ouvriere ' +
    'consultant consultante expert experte manager coordinateur coordinatrice infographiste maquettiste stagiaire alternant alternante'
  ).split(' '),
);
/** What leads to a title in a sentence: 'Recherche un poste de dessinatrice BIM'. */
const lead =
  /^(?:a la |en )?recherche (?:active )?(?:d'|de )?(?:une? )?(?:nouve(?:au|l|lle) )?(?:poste|emploi|mission|place)? ?(?:de |d'|en tant que |comme )?|^(?:poste|emploi|metier|fonction)s? (?:vise|recherche|souhaite)e?s? ?:? ?|^(?:objectif|titre|profil) ?: ?/;
const parted = / [–—|•·] | - |[,;(/|•]|:\s/u;
const contact = /@|\d{2}[\s.\-–/]?\d{2}[\s.\-–/]?\d{2}|www\.|https?:/;

const firstWords = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}']+/u)
    .filter(Boolean);

/** Whether a text names a job: a trade of the vocabulary, or a text that begins with a word for a job. */
export function isWork(text: string, vocabulary: ReadableVocabulary): boolean {
  const words = readQueryWords(text);
  if (findTerms(words, vocabulary).some(({ kind, start }) => kind === 'trade' && start <= 25)) return true;
  const [first = '', second = ''] = firstWords(text);
  return [first, second].some((word) => jobNouns.has(word)) || isWordOfTrade(first);
}

const isWordOfTrade = (word: string) => word.length > 4 && hasTradeForms(word);

/** The part of a line that is a title, as it stands there. */
function titleIn(cell: string, vocabulary: ReadableVocabulary): string | null {
  if (contact.test(cell)) return null;
  const skipped = lead.exec(foldLetters(cell))?.[0].length ?? 0;
  const pieces = cell.slice(skipped).split(parted);
  const found = pieces.map((piece) => piece.trim()).find((piece) => isWork(piece, vocabulary));
  return found !== undefined && isNameOrNearly(found) ? found : null;
}

/** A title of the form takes letters alone; figures at home in titles ('3D') are the person's to put. */
const isNameOrNearly = (text: string) =>
  isNameLike(text) || (text.length <= 100 && /^[\p{L}\d'’ -]+$/u.test(text));

/** What a CV's author calls themselves: the post they name as wanted, else what stands above the first heading. */
export function readTitle(parts: readonly CvPart[], vocabulary: ReadableVocabulary): string | null {
  for (const kind of ['wanted', 'head', 'profile', 'contact'] as const) {
    const lines = parts.filter((part) => part.kind === kind).flatMap((part) => part.lines);
    for (const cell of lines.flatMap(({ cells }) => cells)) {
      // a profile is sentences: only a line that says nothing else
      if (kind === 'profile' && (cell.length > 60 || /[.!]/.test(cell))) continue;
      const title = titleIn(cell, vocabulary);
      if (title !== null) return title;
    }
  }
  return null;
}
