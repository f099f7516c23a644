import { textOf } from './cv-line.ts';
import { foldLetters } from './fold-letters.ts';
import type { CvPart } from './headings.ts';

/** A French number as people write it: '06.12.34.56.78', '+33 (0)6 12 34 56 78', '(+33) 612345678'. */
const number = /(?:\(?(?:\+|00)33\)?[\s.\-–]*(?:\(0\)\s*|0)?|0)[1-9](?:[\s.\-–/·]{0,3}\d{2}){4}(?!\d)/gu;
/** Words before another person's number. */
const ofOthers = /\b(?:referents?|references?|recommand|ancien employeur|tuteur|maitre de stage)/;
const mobile = /^(?:\(?(?:\+|00)33\)?\D*(?:\(0\)\D*|0)?|0)[67]/;

/** The mobile number of a CV's author, as it stands there; null where there is none. */
export function readPhone(parts: readonly CvPart[]): string | null {
  const own = parts.filter(({ kind }) => !['experience', 'education'].includes(kind));
  const found = own.flatMap(({ lines }) =>
    lines
      .map(textOf)
      .filter((line) => !ofOthers.test(foldLetters(line)))
      .flatMap((line) => [...line.matchAll(number)].map(([written]) => written)),
  );
  return found.find((written) => mobile.test(written)) ?? null;
}
