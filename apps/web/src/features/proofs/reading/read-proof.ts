import { isDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProofKind } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';

/** What of a document's text is proposed for its form's fields. Days are `YYYY-MM-DD`. */
export interface ReadProof {
  readonly date?: string;
  readonly year?: string;
  readonly number?: string;
  readonly body?: string;
  readonly region?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Longer lines are no sentence of a form, and would be slow to look through. */
const maxLineLength = 300;
const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");

const dayPattern =
  /\b(\d{1,2})(?:er)? ?(?:[/.-] ?(\d{1,2}) ?[/.-] ?|(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) )(\d{4})\b/giu;

/** The real days that a text names, in its order. */
function daysIn(text: string): string[] {
  return [...plain(text).matchAll(dayPattern)].flatMap(([, day = '', number, name = '', year = '']) => {
    const month = number ?? String(months.indexOf(name.toLowerCase()) + 1);
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(written) ? [written] : [];
  });
}

/** The first line that a pattern finds something in; what its first group holds. */
function found(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value) return value;
  }
  return undefined;
}

/** The day that the first line with these words names. */
function dayNear(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const at = pattern.exec(plain(line));
    const [day] = at ? daysIn(plain(line).slice(at.index)) : [];
    if (day) return day;
  }
  return undefined;
}

/** Two days of one line, after these words: from, and to. */
function periodNear(lines: readonly string[], pattern: RegExp): [string, string] | undefined {
  for (const line of lines) {
    const at = pattern.exec(plain(line));
    const [from, to] = at ? daysIn(plain(line).slice(at.index)) : [];
    if (from && to && from <= to) return [from, to];
  }
  return undefined;
}

const insurers = [
  'Mutuelle des Architectes Français',
  'Euromaf',
  'SMABTP',
  'SMA SA',
  'L’Auxiliaire',
  'Allianz',
  'Albingia',
  'AXA',
  'Generali',
  'Groupama',
  'MAAF',
  'MMA',
  'QBE',
] as const;

function insurerIn(lines: readonly string[]): string | undefined {
  const words = ` ${plain(lines.join(' '))
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')} `;
  return insurers.find((name) =>
    words.includes(
      ` ${plain(name)
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')} `,
    ),
  );
}

const madeOn =
  /\b(?:fait a|fait le|le |date d'edition|date de delivrance|delivree? le|en date du|a la date du)/i;
const securityCode = /code (?:de )?s[ée]curit[ée] ?:? ?([A-Z0-9]{8,20})\b/i;
/** A code has figures; a word does not. */
const withFigures = (code: string | undefined) => (code && /\d/.test(code) ? code : undefined);
const policy =
  /(?:contrat|police|soci[ée]taire|adh[ée]rent)(?: d[’']assurance)?\s?(?:n[°ºo]|num[ée]ro)\.?\s?:?\s?((?=[\w/.-]{0,29}\d)[\w/.-]{3,30})/i;
const ordreNumber =
  /(?:num[ée]ro|n[°º]|matricule)(?: national| r[ée]gional| d[’']inscription)?\s?:?\s?((?:S|A)?\d{4,7})\b/i;
const ordreRegion = /ordre des architectes (?:d[’'] ?|de la |de l[’'] ?|des |du |de )([\p{L} ’'-]{4,40})/iu;
const certificate =
  /(?:certificat|qualification|attestation|dipl[ôo]me)\s?(?:n[°ºo]|num[ée]ro)\.?\s?:?\s?((?=[\w/.-]{0,29}\d)[\w/.-]{3,30})/i;

const readers: Readonly<Partial<Record<ProofKind, (lines: readonly string[]) => ReadProof>>> = {
  vigilance: (lines) =>
    ({ date: dayNear(lines, madeOn), number: withFigures(found(lines, securityCode)) }) as ReadProof,
  tax: (lines) => ({ year: dayNear(lines, madeOn)?.slice(0, 4) }) as ReadProof,
  liability: readInsurance,
  decennial: readInsurance,
  ordre: (lines) => ({ number: found(lines, ordreNumber), region: found(lines, ordreRegion) }) as ReadProof,
  opqtecc: readCertificate,
  opqibi: readCertificate,
  qualibat: readCertificate,
  rge: readCertificate,
  hmonp: readCertificate,
  diploma: readCertificate,
  sps: readCertificate,
};

function readInsurance(lines: readonly string[]): ReadProof {
  const period = periodNear(lines, /\b(?:du|periode|valable|garantie)/i);
  return {
    body: insurerIn(lines),
    number: found(lines, policy),
    from: period?.[0],
    to: period?.[1] ?? dayNear(lines, /\b(?:jusqu'au|expire le|echeance)/i),
  } as ReadProof;
}

function readCertificate(lines: readonly string[]): ReadProof {
  return {
    number: found(lines, certificate),
    to: dayNear(lines, /\b(?:jusqu'au|expire le|fin de validite|valable)/i),
  } as ReadProof;
}

/** What a document says of the fields of its kind, by what stands beside it; nothing is made up. */
export function readProof(kind: ProofKind, text: readonly string[]): ReadProof {
  const lines = text.map((line) => line.slice(0, maxLineLength));
  const values = Object.entries(readers[kind]?.(lines) ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(values);
}
