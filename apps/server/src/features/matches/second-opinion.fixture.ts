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
  const budget = offer.budget ?? 0;
  const gap = Math.round(person.hourlyRate * hoursPerDay * 100) / 100 - budget;
  if (Math.abs(gap) < 1) return 'met tarif égal au budget';
  if (gap < 0) return `met tarif ${euros(gap)} en dessous`;
  const near = gap * 10 <= budget ? `met tarif à 10${nb}% près,` : 'not_met tarif';
  return `${near} ${euros(gap)} au-dessus`;
}

function salaryReason({ person, offer }: Pair): string {
  if (!person.expectedSalary) return 'unknown salaire souhaité non précisé';
  const times = offer.salaryPeriod === 'month' ? 12 : 1;
  const gap = person.expectedSalary - (offer.salaryMax ?? 0) * times;
  if (gap > 0) {
    const near =
      gap * 10 <= (offer.salaryMax ?? 0) * times ? `met souhait à 10${nb}% près,` : 'not_met souhait';
    return `${near} ${euros(gap)} au-dessus`;
  }
  return person.expectedSalary < (offer.salaryMin ?? 0) * times
    ? 'met souhait sous la fourchette'
    : 'met souhait dans la fourchette';
}

/** 'A, B et C', of five 'A, B, C et 2 autres'. */
function series(names: readonly string[]): string {
  const left = names.length - 3;
  const all = left > 0 ? [...names.slice(0, 3), left === 1 ? 'un autre' : `${left} autres`] : [...names];
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')} et ${last}` : `${last}`;
}
const lacks = (names: readonly string[]) => `${series(names)} ${names.length > 1 ? 'manquent' : 'manque'}`;

function softwareReason({ person, offer }: Pair, words: Vocabulary): string {
  if (person.software.length === 0) return 'unknown logiciels non précisés';
  const nameOf = (program: string) => words.software.find(({ code }) => code === program)?.name ?? '';
  const how = (level: number) =>
    words.softwareLevels.find((known) => known.level === level)?.name.toLowerCase() ?? '';
  const asked = offer.software.map((item) => {
    const program = item.slice(0, -2);
    return { name: nameOf(program), wanted: Number(item.at(-1)), own: levelOf(person.software, program) };
  });
  const absent = asked.filter(({ own }) => own === 0);
  const weak = asked.filter(({ own, wanted }) => own > 0 && own < wanted);
  if (absent.length + weak.length === 0)
    return `met ${asked.map(({ name, own }) => `${name} ${how(own)}`).join(', ')}`;
  const told = weak.map(({ name, own, wanted }) => `${name} ${how(own)} au lieu de ${how(wanted)}`);
  if (absent.length > 0) told.unshift(lacks(absent.map(({ name }) => name)));
  return `not_met ${told.join(', ')}`;
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
  const name =
    named &&
    (named.masculine === named.feminine ? named.masculine : `${named.masculine} ou ${named.feminine}`);
  if (offer.trades.length * person.trades.length === 0) tell('trade', 'unknown métier à préciser');
  else tell('trade', name ? `met ${name}` : 'not_met autre métier');
  tell('place', placeReason(pair));
  if (offer.kind !== 'mission') tell('salary', salaryReason(pair));
  else if ((offer.budget ?? 0) > 0) tell('rate', rateReason(pair, hoursPerDay));
  if (offer.software.length > 0) tell('software', softwareReason(pair, words));
  const compare = (list: 'phases' | 'programmes' | 'contexts', one: string, none: string) => {
    if (offer[list].length === 0) return;
    if (person[list].length === 0) return tell(list, `unknown ${one}s non précisé${none}`);
    const absent = offer[list].filter((code) => !person[list].includes(code));
    const codes = absent.length > 0 ? absent : offer[list];
    const names = codes.map((code) =>
      list === 'phases' ? code : (words[list].find((entry) => entry.code === code)?.name ?? ''),
    );
    const several = `${one}${codes.length > 1 ? 's' : ''}`;
    tell(list, absent.length > 0 ? `not_met ${several} ${lacks(names)}` : `met ${several} ${series(names)}`);
  };
  compare('phases', 'phase', 'es');
  compare('programmes', 'programme', 's');
  compare('contexts', 'contexte', 's');
  if (offer.requirements.length > 0) tell('skills', skillsReason(pair));
  tell('availability', whenReason(pair, today));
  if (offer.kind !== 'mission') {
    const asked = Math.min(5, Math.ceil((offer.hoursPerWeek ?? 0) / 7));
    const given = person.daysPerWeek ?? 0;
    const days = `${given}${nb}jour${given > 1 ? 's' : ''} par semaine`;
    if (!given) tell('days', 'unknown jours par semaine non précisés');
    else tell('days', given >= asked ? `met ${days}` : `not_met ${days} au lieu de ${asked}`);
  }
  const stateOf = (line: string) => ['met', 'not_met', 'unknown'].indexOf(line.split(' ')[1] ?? '');
  return told.toSorted((one, other) => stateOf(one) - stateOf(other));
}

/** Where a match must stand, as numbers of which the first that differs decides: trade, place (in reach, then out of it, up to 100 km first), pay, all that is met. */
export function secondRank(told: readonly string[], km: number | undefined): number[] {
  const rank = (...criteria: string[]) => {
    const state = told.find((line) => criteria.includes(line.split(' ')[0] ?? ''))?.split(' ')[1];
    return { met: 0, not_met: 2 }[state ?? ''] ?? 1;
  };
  const met = told.filter((line) => line.split(' ')[1] === 'met').length;
  const order = ['met near', 'met far', 'not_met near', 'unknown', 'not_met far'];
  const state = ['met', 'unknown', 'not_met'][rank('place')] ?? '';
  const near = (km ?? 0) > 100 ? 'far' : 'near';
  const place = order.indexOf(state === 'unknown' ? state : `${state} ${near}`);
  return [rank('trade'), place, rank('rate', 'salary'), 100 - met, rank('availability')];
}
