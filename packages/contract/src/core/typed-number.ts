import { tidyLine } from './pasted/tidy-text.ts';

/** Units beside a number. */
export type NumberUnit = 'euro' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'area';

const unitWords: Readonly<Record<NumberUnit, string>> = {
  euro: 'eur euro euros k ke keur keuro keuros ht ttc brut brute bruts net nets hors taxe taxes',
  hour: 'h hr heure heures horaire',
  day: 'j jr jour jours journalier tjm',
  week: 'sem semaine semaines hebdo',
  month: 'mois mensuel mensuels',
  year: 'an ans année années annuel annuels annuelle',
  area: 'm2 m² mètres carrés',
};
/** All of them. */
export const numberUnits = Object.keys(unitWords) as readonly NumberUnit[];
const unitOf = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as NumberUnit] as const),
  ),
);
/** Words without meaning here: « environ 350 € par jour ». */
const fillers = new Set(['par', 'de', 'l', 'environ', 'env']);

interface TypedNumber {
  /** NaN when the text is no number. */
  readonly value: number;
  readonly units: ReadonlySet<NumberUnit>;
}

const none: TypedNumber = { value: Number.NaN, units: new Set() };
const isNumeric = (sign: string) => /^[\d .,'’]$/u.test(sign);

/** The digits of a number, whatever separates its thousands; NaN when their order is none of a number. */
function readDigits(text: string): number {
  const compact = text.trim();
  if (/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d*)?$/u.test(compact))
    return Number(compact.replace(/[ '’]/gu, '').replace(',', '.'));
  // « 1.250 » and « 1.250,50 »: a point and three digits are thousands, unless the number begins with zero
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(compact))
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d*$/.test(compact)) return Number(compact.replaceAll(',', ''));
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : Number.NaN;
}

/** The units named by words; null when a word names none. */
function readUnits(words: readonly string[]): Set<NumberUnit> | null {
  const units = new Set<NumberUnit>();
  for (const word of words) {
    const unit = unitOf.get(word);
    if (unit) units.add(unit);
    else if (!fillers.has(word)) return null;
  }
  return units;
}

const wordsOf = (text: string) =>
  text
    .replaceAll('€', ' euro ')
    .replace(/h\. ?t\b/u, 'ht')
    .split(/[\s/.,~≈'’]+/u)
    .filter(Boolean);

/** A number as people type or paste it in French, with its units: “1 250,50 €”, “45 €/h”, “38k€”. */
export function readNumberWithUnits(given: string): TypedNumber {
  // no number is that long; the field's own limit gives the error
  if (given.length > 200) return none;
  const text = tidyLine(given).toLowerCase().replaceAll('−', '-');
  const start = text.search(/[\d.,]/);
  if (start < 0) return none;
  let end = start;
  while (end < text.length && isNumeric(text.charAt(end))) end += 1;
  const before = text.slice(0, start).trimEnd();
  const sign = /[+-]$/.test(before) ? before.slice(-1) : '';
  const head = wordsOf(sign ? before.slice(0, -1) : before);
  const tail = wordsOf(text.slice(end));
  const units = readUnits([...head, ...tail]);
  if (!units) return none;
  const isThousands = /^k(?:e|eur|euros?)?$/.test(tail[0] ?? '');
  const value = readDigits(text.slice(start, end)) * (isThousands ? 1000 : 1);
  return { value: sign === '-' ? -value : value, units };
}

/** A number as people type or paste it in French, whatever its unit; NaN when the text is none. */
export function readTypedNumber(text: string): number {
  return readNumberWithUnits(text).value;
}

/**
 * A number pasted with signs around or between its digits, as a form shows it. One with a period of time
 * beside it is unchanged: its schema decides whether the field allows it.
 */
export function tidyNumber(text: string): string {
  const { value, units } = readNumberWithUnits(text);
  const hasPeriod = [...units].some((unit) => unit !== 'euro' && unit !== 'area');
  const isPlain = /^[+-]?[\d\s]*(?:,\d*)?$/.test(text) || Number(text) === value;
  return Number.isNaN(value) || hasPeriod || isPlain ? text : String(value).replace('.', ',');
}
