import type { CheckedFirm } from '../offer-checks.types.ts';
import { findPhrases, indexPhrases } from '../reading/find-phrases.ts';
import { readPhrases } from '../reading/phrases.ts';
import { readWords } from '../reading/words.ts';

const compile = (lines: string) => indexPhrases(readPhrases(lines));
const inName = compile(`architecte*|architecture|archi|archis`);
const inDescription =
  compile(`agence|cabinet|societe|atelier|bureau|sarl|selarl _1 d|de|des architecte*|architecture
  nous sommes _1 architecte*
  architecte* dplg|associe*|hmonp|dplg|desa`);
const others = compile(`architecte*|architecture d|des? interieur*|interieure|interieures
  architecture interieure|logicielle|navale|paysagere|web|d
  architecte* paysagiste*|interieur*`);

function says(phrases: typeof inName, text: string): boolean {
  const words = readWords(text);
  const excused = findPhrases(others, words);
  return findPhrases(phrases, words).some(
    ({ from, to }) => !excused.some((other) => other.from < to && other.to > from),
  );
}

/** Whether a firm is one of architects, as its name, its legal form or its own words say. */
export function isFirmOfArchitects({ name, legalStatus, description }: CheckedFirm): boolean {
  return (
    says(inName, name) ||
    says(inName, legalStatus ?? '') ||
    says(inDescription, (description ?? '').slice(0, 2_000))
  );
}
