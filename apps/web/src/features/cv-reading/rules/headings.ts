import type { CvLine } from './cv-line.ts';
import { foldLetters } from './fold-letters.ts';

/** What a part of a CV is about. `head`: what stands above all headings. */
export type PartKind =
  | 'head'
  | 'wanted'
  | 'contact'
  | 'profile'
  | 'experience'
  | 'education'
  | 'software'
  | 'skills'
  | 'other';

const listed = (words: string) => words.split(' ');

/** The word that decides what a heading is about; the first one in the heading counts. */
const telling: readonly (readonly [PartKind, readonly string[]])[] = [
  [
    'software',
    listed('logiciel logiciels informatique informatiques numeriques numerique bureautique outils'),
  ],
  ['experience', listed('experience experiences parcours historique carriere missions emplois postes')],
  [
    'education',
    listed('formation formations education etudes diplome diplomes cursus scolarite academique scolaire'),
  ],
  ['skills', listed('competences competence savoir-faire aptitudes skills')],
  ['contact', listed('contact contacts coordonnees informations')],
  ['profile', listed('profil propos presentation objectif synthese resume')],
  [
    'other',
    listed(
      'langues langue languages interets interet centres loisirs divers references reference qualites permis certifications publications prix benevolat hobbies passions atouts materiel',
    ),
  ],
];

/** Words that stand beside those. */
const beside = new Set(
  listed(
    "principales professionnelle professionnelles professionnel professionnels personnelles personnelle personnels techniques technique mes mon ma a de des d' en et le la les moi niveau niveaux maitrises maitrise pro 3d 2d outils travail initiale continue continues obtenus complementaires complementaire me contacter universitaire universitaires generale generales et/ou &",
  ),
);

const wanted =
  /^(?:poste|emploi|metier|fonction)s? (?:vise|recherche|souhaite)e?s?$|^(?:objectif|projet) professionnel$|^titre(?: professionnel)?$/;
const longestHeading = 45;

const wordsOf = (text: string) =>
  foldLetters(text)
    .replace(/[:•·|_*#.]+/gu, ' ')
    .replace(/\b([dl])'/g, "$1' ")
    .split(/\s+/)
    .filter((word) => /[^-–—]/.test(word));

/** The words of a heading whose letters stand apart, 'F O R M A T I O N', as one. */
const closed = (text: string) => (/^(?:\S ){3,}\S$/u.test(text) ? text.replaceAll(' ', '') : text);

/** What a text is the heading of: a kind, 'more' for the second line of a heading, null for no heading. */
export function headingOf(text: string): PartKind | 'more' | null {
  if (text.length > longestHeading) return null;
  const words = wordsOf(closed(text));
  if (wanted.test(words.join(' '))) return 'wanted';
  if (words.length === 0 || words.length > 6) return null;
  const kinds = words.map((word) => telling.find(([, known]) => known.includes(word))?.[0]);
  if (!words.every((word, at) => kinds[at] !== undefined || beside.has(word))) return null;
  const found = kinds.filter((kind) => kind !== undefined);
  // 'Compétences informatiques', 'Parcours scolaire': the narrower word decides
  for (const narrow of ['software', 'education'] as const)
    if (found.includes(narrow) && ['skills', 'experience'].includes(found[0] ?? '')) return narrow;
  if (found[0]) return found[0];
  return words.every((word) => word.length > 3) ? 'more' : null;
}

/** Whether a text is a heading or one of the words that forms stand beside what is filled in. */
export function isLabel(text: string): boolean {
  return (
    headingOf(text) !== null || (text.length > 3 && text.length <= 40 && /^[\p{Lu}\s'’&-]+$/u.test(text))
  );
}

/** Lines under one heading. */
export interface CvPart {
  readonly kind: PartKind;
  readonly lines: readonly CvLine[];
}

/** What makes the letters of a heading that no list knows: so much larger than those of most lines. */
const largerThanText = 1.15;

const middleSize = (lines: readonly CvLine[]) => {
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

/** A CV's lines by what they are about. What stands before the first heading of a column is its head. */
export function partsOf(lines: readonly CvLine[]): CvPart[] {
  const usual = middleSize(lines);
  const parts: { kind: PartKind; lines: CvLine[] }[] = [];
  let column = -1;
  const begin = (kind: PartKind) => parts.push({ kind, lines: [] });
  for (const line of lines) {
    // a new page continues the part that was begun, as long as it is in one column
    if (line.column !== column && (column === -1 || line.column % 3 > 0)) begin('head');
    column = line.column;
    const [first = '', ...rest] = line.cells;
    const heading = headingOf(first);
    const current = parts.at(-1)?.kind;
    if (heading === 'more' && rest.length === 0) continue;
    if (heading !== null && heading !== 'more') {
      if (heading !== current) begin(heading);
      if (rest.length > 0) parts.at(-1)?.lines.push({ ...line, cells: rest });
      continue;
    }
    const isLarge = line.size > usual * largerThanText && line.cells.length === 1 && first.length <= 40;
    if (isLarge && current !== 'head' && !/\d/.test(first)) begin('other');
    parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part) => part.lines.length > 0);
}
