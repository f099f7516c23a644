import { readFileSync } from 'node:fs';
import { serverPaths } from '../../start/server-paths.ts';

/** A line of the file; `scripts/lib/places/place-rows.mjs` documents the order of lines. */
export interface PlaceRow {
  readonly code: string;
  readonly name: string;
  /** Code of what it lies in; empty for the outermost. */
  readonly parent: string;
  /** Empty where it is not known. */
  readonly population: string;
  /** In thousandths of a degree; empty for départements and regions. */
  readonly lat: string;
  readonly lon: string;
  /** Where its point is from; empty where there is none. */
  readonly source: string;
  /** With spaces between them. */
  readonly postalCodes: string;
  /** With `|` between them: former names, names that people use, short forms. */
  readonly otherNames: string;
}

/** Reads one line. */
export function readRow(line: string): PlaceRow {
  // by number: taking a list apart costs three times as much, and there are 37,000
  const fields = line.split('\t');
  return {
    code: fields[0] ?? '',
    name: fields[1] ?? '',
    parent: fields[2] ?? '',
    population: fields[3] ?? '',
    lat: fields[4] ?? '',
    lon: fields[5] ?? '',
    source: fields[6] ?? '',
    postalCodes: fields[7] ?? '',
    otherNames: fields[8] ?? '',
  };
}

/** The parts of a field; none where it is empty. */
export const splitField = (field: string, sign: string): string[] => (field === '' ? [] : field.split(sign));

/** All bytes of the file without its first line, which is a comment. */
export function readPlaceFile(): Buffer {
  const bytes = readFileSync(serverPaths.places);
  return bytes.subarray(bytes.indexOf('\n') + 1);
}
