import { chances } from './constants.ts';
import type { Person } from './people.ts';

const [hourMs, dayMs, weekMs] = [3_600_000, 86_400_000, 7 * 86_400_000];

/** A published offer, and its outcome. */
export interface OfferRecord {
  readonly id: string;
  /** It stands in its title, so that mails say which they tell of. */
  readonly serial: number;
  readonly isJob: boolean;
  readonly firm: Person;
  readonly publishedAt: Date;
  readonly deadline: string;
  closedAt: Date | null;
}

interface ApplicationRecord {
  readonly by: Person;
  readonly offerId: string;
  readonly sentAt: Date;
  answeredAt: Date | null;
}

interface Views {
  whenNew: number;
  later: number;
}

/** What was seen in a run. */
export interface Measures {
  readonly applications: Map<string, ApplicationRecord>;
  readonly views: Map<Person, Views>;
  /** By person and offer: when it was published, and how many mails were about it. */
  readonly toTell: Map<string, OfferRecord>;
  readonly told: Map<string, number>;
  /** By person and week, and in it by what they are about. */
  readonly mails: Map<string, Map<string, number>>;
  readonly counts: Record<(typeof counted)[number], number>;
  /** What must not be, in words. */
  readonly faults: string[];
}

const counted = [
  ...(['calls', 'visits', 'fits', 'cardsSaidFree', 'cardsTrulyFree', 'marksSeen', 'lentSeen'] as const),
  ...(['outlivedProofs', 'deadOffers', 'leaks', 'offersSeen'] as const),
];

/** Nothing seen yet. */
export const createMeasures = (): Measures => ({
  applications: new Map(),
  views: new Map(),
  toTell: new Map(),
  told: new Map(),
  mails: new Map(),
  counts: Object.fromEntries(counted.map((name) => [name, 0])) as Measures['counts'],
  faults: [],
});

export const addOne = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
export const tellingKey = (person: Person, serial: number): string => `${person.key} ${serial}`;
const weekKey = (person: Person, at: Date): string => `${person.key} ${Math.floor(at.getTime() / weekMs)}`;

/** Counts a mail to a person by what it is about. */
export function noteMail({ mails }: Pick<Measures, 'mails'>, person: Person, at: Date, kind: string): void {
  const key = weekKey(person, at);
  const week = mails.get(key) ?? new Map<string, number>();
  addOne(week, kind);
  mails.set(key, week);
}

/** How unevenly something is shared: 0 where all have the same, near 1 where one has everything. */
export function gini(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, value, index) => sum + (index + 1) * value, 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** The value that this share of them does not pass; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The offers that alerts missed, and those that they sent more than once. */
export function judgeAlerts({ toTell, told }: Pick<Measures, 'toTell' | 'told'>, end: Date) {
  // the slowest rhythm is a week: what closed before its mail was rightly left out
  const isDue = ({ publishedAt, closedAt }: OfferRecord) =>
    (closedAt ?? end).getTime() - publishedAt.getTime() > weekMs + dayMs;
  const due = [...toTell].filter(([, offer]) => isDue(offer));
  return {
    sent: [...told.values()].reduce((sum, times) => sum + times, 0),
    missed: due.filter(([key]) => !told.has(key)).length,
    doubled: [...told.values()].filter((times) => times > 1).length,
    unasked: [...told.keys()].filter((key) => !toTell.has(key)).length,
  };
}

interface Shown {
  readonly person: Person;
  readonly views: Views;
  readonly newDays: number;
  readonly laterDays: number;
}

const seen = ({ views }: Shown) => views.whenNew + views.later;
const listedDays = ({ newDays, laterDays }: Shown) => newDays + laterDays;
const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);
const rateOf = (shown: readonly Shown[]) => sumOf(shown, seen) / sumOf(shown, listedDays);

/** The people in the directory, for how long, and how often they were shown. */
function shownPeople({ views }: Measures, people: readonly Person[], end: Date): Shown[] {
  return people.flatMap((person) => {
    if (!person.joinedOn || person.role === 'entreprise' || person.isDiscreet) return [];
    const days = (end.getTime() - person.joinedOn.getTime()) / dayMs;
    const newDays = Math.min(days, chances.newForDays);
    const own = views.get(person) ?? { whenNew: 0, later: 0 };
    return [{ person, views: own, newDays, laterDays: days - newDays }];
  });
}

/** Times that some are shown in a day for each time that others are. */
function beside(shown: readonly Shown[], isOne: (person: Person) => boolean): number {
  const [ones, others] = [
    shown.filter((each) => isOne(each.person)),
    shown.filter((each) => !isOne(each.person)),
  ];
  return rateOf(ones) / rateOf(others);
}

const rounded = (value: number, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const share = (part: number, all: number) => (all === 0 ? '–' : `${rounded((100 * part) / all, 0)} %`);

/** The rows of the table, in its order. */
export function summarize(measures: Measures, people: readonly Person[], end: Date): Map<string, string> {
  const { counts, applications } = measures;
  const sent = [...applications.values()];
  const answered = sent.flatMap(({ sentAt, answeredAt }) =>
    answeredAt ? [(answeredAt.getTime() - sentAt.getTime()) / dayMs] : [],
  );
  const shown = shownPeople(measures, people, end);
  const longEnough = shown.filter((each) => listedDays(each) >= chances.newForDays);
  const gendered = shown.filter(({ person }) => person.titleForm !== 'common');
  const newRate = sumOf(shown, ({ views }) => views.whenNew) / sumOf(shown, ({ newDays }) => newDays);
  const laterRate = sumOf(shown, ({ views }) => views.later) / sumOf(shown, ({ laterDays }) => laterDays);
  const alerts = judgeAlerts(measures, end);
  const members = people.flatMap(({ joinedOn }) => (joinedOn ? [joinedOn] : []));
  return new Map([
    ['accounts', `${members.length}`],
    ['applications', `${sent.length}`],
    ['answered', share(answered.length, sent.length)],
    ['days until an answer, middle', rounded(quantile(answered, 0.5), 1)],
    [
      'exposure, Gini',
      longEnough.length === 0 ? '–' : rounded(gini(longEnough.map((each) => seen(each) / listedDays(each)))),
    ],
    ['feminine titles beside masculine', rounded(beside(gendered, (one) => one.titleForm === 'feminine'))],
    ['with photo beside without', rounded(beside(shown, (one) => one.hasPhoto))],
    ['overseas beside mainland', rounded(beside(shown, (one) => one.town.isOverseas))],
    ['new beside others', rounded(newRate / laterRate)],
    ['fitting things at sign-in', rounded(counts.fits / counts.visits)],
    ['said free, and are', share(counts.cardsTrulyFree, counts.cardsSaidFree)],
    ['alerts sent', `${alerts.sent}`],
    ['alerts missed', `${alerts.missed}`],
    ['alerts doubled', `${alerts.doubled}`],
    ['alerts that nobody asked for', `${alerts.unasked}`],
    ['marks of proofs seen', `${counts.marksSeen}`],
    ['ends of lent proofs seen', `${counts.lentSeen}`],
    ['proofs that outlived their end', `${counts.outlivedProofs}`],
    ['offers seen', `${counts.offersSeen}`],
    ['dead offers seen', `${counts.deadOffers}`],
    ['leaks of discreet people', `${counts.leaks}`],
    ...mailRows(measures, members, end),
    ['calls', `${counts.calls}`],
  ]);
}

/** How many mails there were, of what kinds, and what filled the weeks of more than three. */
function mailRows({ mails }: Measures, members: readonly Date[], end: Date): [string, string][] {
  const weeks = Math.round(sumOf(members, (joined) => (end.getTime() - joined.getTime()) / weekMs));
  const counted = [...mails.values()];
  const sizeOf = (week: ReadonlyMap<string, number>) => sumOf([...week.values()], (count) => count);
  const withoutAlerts = counted.map((week) => sizeOf(week) - (week.get('alerts') ?? 0));
  const sizes = counted.map(sizeOf);
  const silent = Array.from({ length: Math.max(0, weeks - sizes.length) }, () => 0);
  const all = sumOf(sizes, (size) => size);
  const kinds = [...new Set(counted.flatMap((week) => [...week.keys()]))].sort();
  const ofKind = (kind: string) => sumOf(counted, (week) => week.get(kind) ?? 0);
  const fullest = counted.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? new Map();
  const most = (values: readonly number[]) => `${values.reduce((one, other) => Math.max(one, other), 0)}`;
  return [
    ['mails a person a week, mean', rounded(all / weeks)],
    ['mails a person a week, 95 of 100 weeks', `${quantile([...silent, ...sizes], 0.95)}`],
    ['mails a person a week, most', most(sizes)],
    ['the same without alerts, most', most(withoutAlerts)],
    [
      'the fullest week',
      [...fullest]
        .map(([kind, count]) => `${kind} ${count}`)
        .sort()
        .join(', '),
    ],
    ['weeks of more than 3 mails', share(sizes.filter((size) => size > 3).length, weeks)],
    ['the same without alerts', share(withoutAlerts.filter((size) => size > 3).length, weeks)],
    ...kinds.map((kind): [string, string] => [`of mails, ${kind}`, share(ofKind(kind), all)]),
  ];
}

/** Hours as the simulation counts them. */
export const hoursLater = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);
