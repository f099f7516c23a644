import { namedTrades } from '@mitoyen/contract/features/vocabulary/named-trades.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { type CvLine, longestLine } from './cv-line.ts';
import { partsOf } from './headings.ts';
import { type CvEntry, readEntries } from './read-entries.ts';
import { readPhone } from './read-phone.ts';
import { type KnownSoftware, readSoftware } from './read-software.ts';
import { readTitle } from './read-title.ts';
import { readTowns, type TownMention } from './read-town.ts';
import { readYears } from './read-years.ts';

/** What a CV says, each as it stands there or as the vocabulary has it; null and nothing where it does not say. */
export interface ReadCv {
  readonly title: string | null;
  /** The trades that the title names. */
  readonly trades: readonly string[];
  readonly software: readonly KnownSoftware[];
  readonly years: number | null;
  /** The likeliest first. */
  readonly towns: readonly TownMention[];
  readonly phone: string | null;
  readonly experiences: readonly CvEntry[];
  readonly education: readonly CvEntry[];
}

/** Letters that are read of a CV: some eight full pages. A longer line is cut into several, so that no pattern meets a long text. */
const mostLetters = 30_000;

/** A text as pieces that are short enough, parted at spaces. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.slice(0, mostLetters);
  while (rest.length > longestLine) {
    const space = rest.lastIndexOf(' ', longestLine);
    const end = space > 0 ? space : longestLine;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

const lettersOf = ({ cells }: CvLine) => cells.reduce((sum, cell) => sum + cell.length, 0);

function readable(lines: readonly CvLine[]): CvLine[] {
  let letters = 0;
  return lines
    .flatMap((line) =>
      lettersOf(line) <= longestLine
        ? [line]
        : line.cells.flatMap(piecesOf).map((piece) => ({ ...line, cells: [piece] })),
    )
    .filter((line) => {
      letters += lettersOf(line);
      return letters <= mostLetters;
    });
}

/** Reads the lines of a CV. */
export function readCv(lines: readonly CvLine[], vocabulary: ReadableVocabulary): ReadCv {
  const parts = partsOf(readable(lines));
  const title = readTitle(parts, vocabulary);
  return {
    title,
    trades: title === null ? [] : namedTrades([title], vocabulary),
    software: readSoftware(parts, vocabulary),
    years: readYears(parts),
    towns: readTowns(parts, title),
    phone: readPhone(parts),
    experiences: readEntries(parts, 'experience', vocabulary),
    education: readEntries(parts, 'education', vocabulary),
  };
}
