import { foldLetters } from './fold-letters.ts';

/**
 * A period that a text names. `from` and `to` as the form's fields have them: `2019-09`, `2019-` where only the year is
 * written, '' where nothing is, and `to` null for what still lasts.
 */
export interface Period {
  readonly from: string;
  readonly to: string | null;
  /** Where in the text it stands. */
  readonly start: number;
  readonly end: number;
  /** Whether both ends are written. */
  readonly isRange: boolean;
}

const months = [
  ...['janvier|janv|jan', 'fevrier|fevr|fev', 'mars|mar', 'avril|avr', 'mai', 'juin'],
  ...['juillet|juil', 'aout', 'septembre|sept|sep', 'octobre|oct', 'novembre|nov', 'decembre|dec'],
];
const year = '(?:19[5-9]\\d|20\\d\\d)';
const month = `(?:(?:${months.join('|')})\\b\\.?)`;
const date = `(?:(?:\\d{1,2}[/.])?(?:0?[1-9]|1[0-2])[/.]${year}|(?:1er |\\d{1,2} )?${month} ?${year}|(?:ete|hiver|automne|printemps) ${year}|${year})`;
const now =
  "(?:(?:a |jusqu'a )?(?:aujourd'hui|ce jour|maintenant)|actuel(?:lement)?|present|en cours|en poste|a present|now|today)";
const joint = `\\s?(?:-|–|—|→|>|/|\\ba\\b|\\bau\\b|jusqu'a(?:u|en)?|jusqu'en)\\s?`;
const range = `(?:de |du )?(${date})(?:${joint}|\\s(?=a ce jour|a aujourd'hui))(${date}|${now})`;
const shared = `(${month})(?:${joint})(${month}) (${year})`;
const since = `(?:depuis|des)(?: le| l'| )? ?(${date})`;
const alone = `(${date})`;
const forms = [
  // linear: of bounded parts, and texts are cut to lines
  { pattern: new RegExp(range), kind: 'range' },
  // linear: see above
  { pattern: new RegExp(shared), kind: 'shared' },
  // linear: see above
  { pattern: new RegExp(since), kind: 'since' },
  // linear: see above
  { pattern: new RegExp(alone), kind: 'alone' },
] as const;

/** A date as the form has it. */
function asMonth(text: string): string {
  const written = /\d{4}$/.exec(text)?.[0] ?? '';
  const words = text.split(/[^a-z]+/);
  const named = months.findIndex((names) => names.split('|').some((name) => words.includes(name)));
  const figures = /(?:^|[/.])(\d{1,2})[/.]\d{4}$/.exec(text)?.[1];
  const number = named >= 0 ? named + 1 : Number(figures ?? 0);
  return `${written}-${number === 0 ? '' : String(number).padStart(2, '0')}`;
}

/** The first period that a text names, its brackets included; null where there is none. */
export function findPeriod(text: string): Period | null {
  const folded = foldLetters(text);
  for (const { pattern, kind } of forms) {
    const found = pattern.exec(folded);
    if (!found || isInNumber(folded, found.index, found.index + found[0].length)) continue;
    const [whole, first = '', second = '', third = ''] = found;
    const place = withBrackets(text, found.index, found.index + whole.length);
    if (kind === 'range') {
      const to = /\d{4}$/.test(second) ? asMonth(second) : null;
      return { from: asMonth(first), to, ...place, isRange: true };
    }
    if (kind === 'shared')
      return {
        from: asMonth(`${first} ${third}`),
        to: asMonth(`${second} ${third}`),
        ...place,
        isRange: true,
      };
    if (kind === 'since') return { from: asMonth(first), to: null, ...place, isRange: true };
    return { from: '', to: asMonth(first), ...place, isRange: false };
  }
  return null;
}

/** Whether what was found is a part of something longer: 'RE2020', '12019'. */
function isInNumber(text: string, start: number, end: number): boolean {
  return /[a-z\d]/.test(text[start - 1] ?? '') || /[a-z\d]/.test(text[end] ?? '');
}

function withBrackets(text: string, start: number, end: number) {
  const open = /[[(]\s*$/.exec(text.slice(0, start));
  const close = /^\s*[\])]/.exec(text.slice(end));
  return open && close ? { start: open.index, end: end + close[0].length } : { start, end };
}
