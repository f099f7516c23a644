import { readPlaceFile, readRow, splitField } from './place-file.ts';

/** All names that places bear, as they are spelt, the best known first. Read from the file: nothing of it is kept. */
export const placeNames = (): string[] =>
  readPlaceFile()
    .toString('utf8')
    .split('\n')
    .map(readRow)
    .flatMap(({ name, otherNames }) => [name, ...splitField(otherNames, '|')]);
