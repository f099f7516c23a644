import { type CheckedFirm, type CheckedOffer, checkedTexts } from '../offer-checks.types.ts';

/** An advertisement and its firm. */
export interface Ad {
  readonly firm: CheckedFirm;
  readonly offer: CheckedOffer;
}

/** The words of a field that are at fault; 0 to 0 where the field as a whole is. */
export interface Fault {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/** An advertisement with one fault; of some rules, several words make it. */
export interface FaultyAd extends Ad {
  readonly rule: string;
  readonly level: string;
  readonly faults: readonly Fault[];
}

const firm = (name: string, legalStatus: string, description: string): CheckedFirm => ({
  name,
  legalStatus,
  description,
});

export const firms = {
  architects: firm('Atelier Rivage', 'SARL d’architecture', 'Logements et équipements publics.'),
  agency: firm('Lenoir & Vasseur architectes', 'SELARL', 'Une jeune agence de six personnes.'),
  landscape: firm('Haies vives paysages', 'SAS', 'Bureau d’études de paysage.'),
  engineers: firm('Ossature BET', 'SAS', 'Bureau d’études de structures bois et béton.'),
  economist: firm('Métré Sud', 'EURL', 'Économie de la construction.'),
  builder: firm('Bâtisseurs de la Dore', 'SA', 'Entreprise générale du bâtiment.'),
  craft: firm('Menuiserie Cazenave', 'SARL', 'Menuiserie et agencement.'),
  housing: firm('Habitat des Deux Rives', 'SA d’HLM', 'Bailleur social, 9 000 logements.'),
  developer: firm('Foncière du Canal', 'SAS', 'Promotion immobilière.'),
  interiors: firm('Studio Palissandre', 'SASU', 'Architecture intérieure et mobilier.'),
} as const;
export type FirmName = keyof typeof firms;

const mission = {
  kind: 'mission',
  requirements: [],
  budget: 380,
  duree: '6 semaines',
  lieu: 'Lyon',
  remote: 0,
} as const;
const jobs = {
  cdi: {
    kind: 'cdi',
    salaryMin: 32_000,
    salaryMax: 38_000,
    salaryPeriod: 'year',
    hoursPerWeek: 35,
    remoteDays: 1,
  },
  cdd: {
    kind: 'cdd',
    salaryMin: 30_000,
    salaryMax: 34_000,
    salaryPeriod: 'year',
    hoursPerWeek: 35,
    months: 6,
  },
  alternance: {
    kind: 'alternance',
    salaryMin: 1_000,
    salaryMax: 1_300,
    salaryPeriod: 'month',
    hoursPerWeek: 35,
    months: 12,
  },
  stage: {
    kind: 'stage',
    salaryMin: 700,
    salaryMax: 800,
    salaryPeriod: 'month',
    hoursPerWeek: 35,
    months: 5,
  },
  msp: {
    kind: 'msp',
    salaryMin: 26_000,
    salaryMax: 29_000,
    salaryPeriod: 'year',
    hoursPerWeek: 35,
    months: 12,
  },
} as const;

type More = Partial<CheckedOffer>;

export const clean =
  (kind: 'mission' | keyof typeof jobs) =>
  (by: FirmName, titre: string, description: string, more: More = {}): Ad => ({
    firm: firms[by],
    offer: { ...(kind === 'mission' ? mission : jobs[kind]), titre, description, ...more },
  });

const open = '[[';
const close = ']]';

/** Takes the marks out of a text: 'de [[moins de 35 ans]]'. */
function readMarks(field: string, marked: string): { text: string; faults: Fault[] } {
  const faults: Fault[] = [];
  let text = '';
  for (const [at, part] of marked.split(open).entries()) {
    const end = at === 0 ? -1 : part.indexOf(close);
    if (end >= 0) faults.push({ field, start: text.length, end: text.length + end });
    text += end < 0 ? part : part.slice(0, end) + part.slice(end + close.length);
  }
  return { text, faults };
}

function readAd(ad: Ad): Ad & { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const read: Record<string, unknown> = { ...ad.offer };
  for (const field of checkedTexts) {
    const written = ad.offer[field];
    if (written === null || written === undefined) continue;
    const found = readMarks(field, typeof written === 'string' ? written : written.join('\n'));
    faults.push(...found.faults);
    read[field] = typeof written === 'string' ? found.text : found.text.split('\n');
  }
  return { firm: ad.firm, offer: read, faults };
}

/** An advertisement whose texts mark their fault, or whose `field` is at fault as a whole. */
export function faulty(rule: string, level: string, ad: Ad, field?: string): FaultyAd {
  const { faults, ...read } = readAd(ad);
  return { ...read, rule, level, faults: field ? [{ field, start: 0, end: 0 }] : faults };
}
