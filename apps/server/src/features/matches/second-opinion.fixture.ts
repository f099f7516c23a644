import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';

// The rules of the à propos page once more, by hand, from what the API answers and nothing else of the product.

/** What profiles and offers both say, as codes; a program with its level: `revit:2`. */
interface Facets {
  readonly placeCode: string | null;
  readonly trades: readonly string[];
  readonly phases: readonly string[];
  readonly software: readonly string[];
  readonly programmes: readonly string[];
  readonly contexts: readonly string[];
}
/** What is read of a freelance's or a job seeker's answer. */
export interface Person extends Facets {
  readonly skills: readonly string[];
  readonly travelKm: number | null;
  readonly availability: string;
  readonly availabilityToConfirm?: boolean | undefined;
  readonly availableFrom: string | null;
  readonly daysPerWeek: number | null;
  readonly hourlyRate?: number | undefined;
  readonly expectedSalary?: number | undefined;
}
/** What is read of a mission's or a job's answer. */
interface Asked extends Facets {
  readonly kind: string;
  readonly requirements: readonly string[];
  readonly remote: number;
  readonly deadline: string;
  readonly urgent?: boolean | undefined;
  readonly budget?: number | undefined;
  readonly startDate?: string | null | undefined;
  readonly salaryMin?: number | undefined;
  readonly salaryMax?: number | undefined;
  readonly salaryPeriod?: string | undefined;
  readonly hoursPerWeek?: number | undefined;
}
/** What the API answers of the two, and the kilometres between them. */
export interface Pair {
  readonly person: Person;
  readonly offer: Asked;
  readonly km: number | undefined;
}

const dayMs = 86_400_000;
const nb = '\u00a0';
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const french = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('fr-FR', { ...options, timeZone: 'UTC' }).replace(/^1 /, '1er ');
const euros = (amount: number) => `${Math.round(Math.abs(amount)).toLocaleString('fr-FR')}${nb}€`;
const levelOf = (list: readonly string[], program: string) =>
  Math.max(0, ...list.filter((item) => item.startsWith(`${program}:`)).map((item) => Number(item.at(-1))));
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[\s,;:/()«»"!?-]+/)
    .filter((word) => word !== '')
    .join(' ');

function skillsReason({ person, offer }: Pair): string {
  const lines: string[] = offer.requirements.map((line) => ` ${fold(line)} `);
  const cited = person.skills.filter((skill) => lines.some((line) => line.includes(` ${fold(skill)} `)));
  return cited.length === 0
    ? 'unknown exigences à lire'
    : `met exigences citées${nb}: ${cited.slice(0, 3).join(', ')}`;
}

function placeReason({ person, offer, km: given }: Pair): string | null {
  const isSame = person.placeCode && person.placeCode === offer.placeCode;
  const km = isSame ? 0 : given;
  const far = (code: string | null) => /^(c9[78]|d9[78]|r0)/.test(code ?? '');
  const away = isSame ? 'même lieu' : `≈${nb}${km}${nb}km`;
  let near = km !== undefined && km <= (person.travelKm ?? 50);
  if (person.travelKm === -1 && km !== undefined) {
    near = far(person.placeCode) ? far(offer.placeCode) && km <= 50 : !far(offer.placeCode);
  }
  if (offer.remote) {
    if (km === undefined) return 'met à distance possible';
    return near ? `met ${away}` : `met à distance possible, ${away}`;
  }
  if (!offer.placeCode) return null;
  if (km === undefined) return person.placeCode ? 'unknown distance non connue' : 'unknown lieu non précisé';
  return `${near ? 'met' : 'not_met'} ${away}`;
}

function whenReason({ person, offer }: Pair, today: string): string {
  if (person.availabilityToConfirm) return 'unknown disponibilité à confirmer';
  const needed = offer.startDate ?? (offer.urgent ? plus(today, 7) : offer.deadline);
  const said: Record<string, [string, string]> = {
    Disponible: [today, 'libre maintenant'],
    'Disponible immédiatement': [today, 'libre maintenant'],
    'Disponible sous 1 mois': [plus(today, 30), `libre sous 1${nb}mois`],
    'Disponible sous 3 mois': [plus(today, 90), `libre sous 3${nb}mois`],
  };
  const { availableFrom: from } = person;
  let free = said[person.availability];
  if (from) {
    const days = (Date.parse(from) - Date.parse(today)) / dayMs;
    const year = from.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    if (days <= 0) free = [from, 'libre maintenant'];
    else if (days < 7) free = [from, `libre ${french(from, { weekday: 'long' })}`];
    else free = [from, `libre le ${french(from, { day: 'numeric', month: 'long', ...year })}`];
  }
  if (!free)
    return person.availability === 'Indisponible' ? 'not_met indisponible' : 'unknown en poste, à l’écoute';
  return `${free[0] <= needed || free[0] <= today ? 'met' : 'not_met'} ${free[1]}`;
}

function rateReason({ person, offer }: Pair, hoursPerDay: number): string {
  if (!person.hourlyRate) return 'unknown tarif non précisé';
  const gap = Math.round(person.hourlyRate * hoursPerDay * 100) / 100 - (offer.budget ?? 0);
  const state = gap > 0 ? 'not_met' : 'met';
  if (Math.abs(gap) < 1) return `${state} tarif égal au budget`;
  return `${state} tarif ${euros(gap)} ${gap > 0 ? 'au-dessus' : 'en dessous'}`;
}

function salaryReason({ person, offer }: Pair): string {
  if (!person.expectedSalary) return 'unknown salaire souhaité non précisé';
  const times = offer.salaryPeriod === 'month' ? 12 : 1;
  const gap = person.expectedSalary - (offer.salaryMax ?? 0) * times;
  if (gap > 0) return `not_met souhait ${euros(gap)} au-dessus`;
  return person.expectedSalary < (offer.salaryMin ?? 0) * times
    ? 'met souhait sous la fourchette'
    : 'met souhait dans la fourchette';
}

/** What `GET …/matches` must say of a pair, as 'criterion state text'. */
export function secondOpinion(
  pair: Pair,
  { today, hoursPerDay, words }: { today: string; hoursPerDay: number; words: Vocabulary },
): string[] {
  const { person, offer } = pair;
  const told: string[] = [];
  const tell = (criterion: string, reason: string | null) => {
    if (reason !== null) told.push(`${criterion} ${reason}`);
  };
  const [trade] = offer.trades.filter((code) => person.trades.includes(code));
  const named = words.trades.find(({ code }) => code === trade);
  if (offer.trades.length > 0) {
    const name =
      named &&
      (named.masculine === named.feminine ? named.masculine : `${named.masculine} ou ${named.feminine}`);
    if (person.trades.length === 0) tell('trade', 'unknown métier non précisé');
    else tell('trade', name ? `met ${name}` : 'not_met autre métier');
  }
  const count = (list: 'phases' | 'programmes' | 'contexts', one: string, none: string) => {
    const total = offer[list].length;
    if (total === 0) return;
    if (person[list].length === 0) return tell(list, `unknown ${one}s non précisé${none}`);
    const held = offer[list].filter((code) => person[list].includes(code)).length;
    tell(list, `${held === total ? 'met' : 'not_met'} ${held}${nb}${one}${held > 1 ? 's' : ''} sur ${total}`);
  };
  count('phases', 'phase', 'es');
  if (offer.software.length > 0) {
    const programs: [string, number][] = offer.software.map((item) => [
      item.slice(0, -2),
      Number(item.at(-1)),
    ]);
    const names = programs.flatMap(([program]) => {
      const level = levelOf(person.software, program);
      const name = words.software.find(({ code }) => code === program)?.name;
      const how = words.softwareLevels.find((known) => known.level === level)?.name.toLowerCase();
      return level > 0 ? [`${name} ${how}`] : [];
    });
    const held = programs.filter(([program, level]) => levelOf(person.software, program) >= level).length;
    const sum = `${held}${nb}logiciel${held > 1 ? 's' : ''} sur ${programs.length}`;
    if (person.software.length === 0) tell('software', 'unknown logiciels non précisés');
    else if (held === programs.length) tell('software', `met ${names.join(', ')}`);
    else tell('software', `not_met ${sum}${names.length > 0 ? `${nb}: ${names.join(', ')}` : ''}`);
  }
  count('programmes', 'programme', 's');
  count('contexts', 'contexte', 's');
  if (offer.requirements.length > 0) tell('skills', skillsReason(pair));
  tell('place', placeReason(pair));
  tell('availability', whenReason(pair, today));
  if (offer.kind !== 'mission') {
    const asked = Math.min(5, Math.ceil((offer.hoursPerWeek ?? 0) / 7));
    const given = person.daysPerWeek ?? 0;
    const days = `${given}${nb}jour${given > 1 ? 's' : ''} par semaine sur ${asked}`;
    tell(
      'days',
      given ? `${given >= asked ? 'met' : 'not_met'} ${days}` : 'unknown jours par semaine non précisés',
    );
    tell('salary', salaryReason(pair));
  } else if ((offer.budget ?? 0) > 0) tell('rate', rateReason(pair, hoursPerDay));
  return told;
}
