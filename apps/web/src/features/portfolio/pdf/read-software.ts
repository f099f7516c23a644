import { findTerms, pickLongest } from '@mitoyen/contract/features/vocabulary/find-terms.ts';
import { readQueryWords } from '@mitoyen/contract/features/vocabulary/query-words.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import type { ReadSoftware } from './propose-project.ts';

/** Reads the programs that a line names, by the names that the vocabulary gives them. */
export function softwareReader(vocabulary: ReadableVocabulary): ReadSoftware {
  const names = new Map(vocabulary.software.map(({ code, name }) => [code, name]));
  return (text) => {
    const found = pickLongest(findTerms(readQueryWords(text), vocabulary));
    const codes = found
      .filter(({ kind }) => kind === 'software')
      .map(({ code }) => code.split(':', 1)[0] ?? '');
    return [...new Set(codes)].flatMap((code) => names.get(code) ?? []);
  };
}
