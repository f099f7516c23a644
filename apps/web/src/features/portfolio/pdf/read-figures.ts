import { type ProjectPhase, projectPhaseCodes } from '@mitoyen/contract/features/portfolio/project-phases.ts';

const year =
  /(?<![\p{L}\d.,/])(?:19[5-9]\d|20[0-4]\d)(?![.,/]?\d)(?!\s{0,3}(?:m\s?[²2³3]|k?€|\p{L}{0,12}logements))/gu;
const yearLabel =
  /livr|r[ée]ception|achev|ann[ée]e|concours|rendu|date|r[ée]alis|construit|chantier|dipl[ôo]me/i;
const yearRange = /((?:19[5-9]|20[0-4])\d)\s*(?:[-–—/]|à|au)\s*((?:19[5-9]|20[0-4])\d)/;

const yearsIn = (line: string) => line.match(year) ?? [];

/** The one that all say; null where none or several are said. */
function theOne<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first !== undefined && others.length === 0 ? first : null;
}

/** When a project was done: what stands beside a word that says so, else the one year of its pages. Of a time, its end. */
export function readYear(lines: readonly string[]): string | null {
  const ended = (line: string) => yearRange.exec(line)?.[2] ?? yearsIn(line).at(-1);
  const said = lines.flatMap((line, at) => {
    if (!yearLabel.test(line)) return [];
    return ended(line) ?? (/:$/.test(line) ? (ended(lines[at + 1] ?? '') ?? []) : []);
  });
  if (said.length > 0) return said[0] ?? null;
  return theOne(lines.flatMap((line) => (yearsIn(line).length > 0 ? (ended(line) ?? []) : [])));
}

const area =
  /(?<![\d.,])(\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)\s*m\s?(?:²|2)(?!\d)/g;
const areaLabel = /surface|\bsdp\b|\bshon\b|\bshab\b|\bsu\b|plancher|utile|habitable/i;

/** As the form's field takes it: digits alone, a comma before its parts. */
const areasIn = (line: string) =>
  Array.from(line.matchAll(area), ([, digits = '']) => digits.replace(/[ .\u00a0\u202f]/g, '')).filter(
    (digits) => Number.parseFloat(digits.replace(',', '.')) >= 1,
  );

/** How large a project is: what stands beside a word that says so, else the one surface of its pages. */
export function readSurface(lines: readonly string[]): string | null {
  const said = lines.flatMap((line, at) => {
    if (!areaLabel.test(line)) return [];
    const own = areasIn(line);
    return own.length > 0 ? own : areasIn(/:$/.test(line) ? (lines[at + 1] ?? '') : '');
  });
  return said[0] ?? theOne(lines.flatMap(areasIn));
}

/** A word of its own as well: these count beside another phase, or where phases are spoken of. */
const ambiguous: ReadonlySet<string> = new Set(['PRO', 'ACT', 'EXE', 'OPC', 'VISA']);
/** Not part of what « de l’ESQ à l’AOR » holds. Source: code de la commande publique, R2431-4. */
const besidesBase: ReadonlySet<string> = new Set(['DIAG', 'EXE', 'OPC']);
// linear: a choice of fixed words
const codes = new RegExp(`(?<![\\p{L}\\d])(?:${projectPhaseCodes.join('|')})(?![\\p{L}\\d])`, 'gu');
const phaseWord = /phases?|missions?/i;
// linear: fixed words, with what is between them
const phaseRange = new RegExp(
  `(?<![\\p{L}\\d])(${projectPhaseCodes.join('|')})\\s*(?:à|au|→|>|jusqu['’](?:à|au))\\s*(?:l['’])?(${projectPhaseCodes.join('|')})(?![\\p{L}\\d])`,
  'u',
);

function phasesBetween(line: string): readonly ProjectPhase[] {
  const [, from, to] = phaseRange.exec(line) ?? [];
  const [start, end] = [from, to].map((code) => projectPhaseCodes.indexOf(code as ProjectPhase));
  if (start === undefined || end === undefined || start < 0 || end < start) return [];
  const ends = [from, to];
  return projectPhaseCodes
    .slice(start, end + 1)
    .filter((code) => ends.includes(code) || !besidesBase.has(code));
}

/** The elements of a mission that lines name by their short names, in their order. */
export function readPhases(lines: readonly string[]): readonly ProjectPhase[] {
  const named = new Set<ProjectPhase>();
  for (const line of lines) {
    const found = (line.match(codes) ?? []) as ProjectPhase[];
    const isSure = found.length > 1 || phaseWord.test(line);
    for (const code of found) if (isSure || !ambiguous.has(code)) named.add(code);
    for (const code of phasesBetween(line)) named.add(code);
  }
  return projectPhaseCodes.filter((code) => named.has(code));
}
