import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { readFile } from './file/read-file.ts';
import { type ReadCv, readCv } from './rules/read-cv.ts';

/** Reads a CV: what is fetched once one is chosen. @throws CvFault */
export async function readCvFile(file: Blob, vocabulary: ReadableVocabulary): Promise<ReadCv> {
  return readCv(await readFile(file), vocabulary);
}
