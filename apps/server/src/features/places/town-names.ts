import { type PlaceRow, readPlaceFile, readRow, splitField } from './place-file.ts';

const townPopulation = 2_000;
const isKnown = ({ code, population }: PlaceRow) =>
  !code.startsWith('c') || Number(population) >= townPopulation;

/**
 * The names of towns, départements and regions, as they are spelt, the best known first. Read from the file,
 * and not kept in memory.
 */
export const townNames = (): string[] =>
  readPlaceFile()
    .toString('utf8')
    .split('\n')
    .map(readRow)
    .filter(isKnown)
    .flatMap(({ name, otherNames }) => [name, ...splitField(otherNames, '|')]);
