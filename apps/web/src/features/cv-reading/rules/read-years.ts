import { textOf } from './cv-line.ts';
import { foldLetters } from './fold-letters.ts';
import type { CvPart } from './headings.ts';

const words =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const count = `(\\d{1,2}|une|${words.toReversed().join('|')})`;
const years = '(?:ans|an|annees?)';
const forms = [
  // linear: fixed words
  new RegExp(`\\b${count} ${years} d'(?:une )?(?:experiences?|exercice|pratique|metier)`),
  // linear: fixed words
  new RegExp(`\\bexperiences? (?:professionnelle )?(?:de |: ?)(?:plus de )?${count} ${years}\\b`),
];

/** The years of experience that a CV says in words of its own; null where it says none. Nothing is counted. */
export function readYears(parts: readonly CvPart[]): number | null {
  for (const { kind, lines } of parts) {
    if (!['head', 'wanted', 'contact', 'profile'].includes(kind)) continue;
    const text = foldLetters(lines.map(textOf).join(' '));
    for (const form of forms) {
      const written = form.exec(text)?.[1];
      if (written) return Number(written) || (written === 'une' ? 1 : words.indexOf(written) + 1);
    }
  }
  return null;
}
