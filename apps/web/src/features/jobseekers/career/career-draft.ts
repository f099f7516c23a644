import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { futureMonths } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import {
  type CareerEntry,
  type CareerEntryInput,
  careerFutureMessage,
  educationSchema,
  experienceSchema,
} from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import { type CareerList, careerLists } from './career-lists.ts';

/** An entry as it is being typed. `from` and `to` may be half a month: `2021-` or `-03`. */
export interface CareerDraft {
  /** Names the entry while others come and go. */
  readonly key: string;
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly from: string;
  /** Null for what still lasts. */
  readonly to: string | null;
  readonly text: string;
}

/** What the form holds of both lists. */
export type CareerValues = Record<CareerList, readonly CareerDraft[]>;

const schemas = { experiences: experienceSchema, education: educationSchema } as const;

/** What a profile says, to be changed. */
export function careerDrafts(entries: readonly CareerEntry[]): readonly CareerDraft[] {
  return entries.map(({ title, organisation = '', place, from, to, text }, index) => ({
    ...{ key: `e${index + 1}`, title, organisation, place: place ?? '' },
    ...{ from, to, text: text ?? '' },
  }));
}

/** A new empty entry whose key no other one has. */
export function emptyCareerDraft(others: readonly CareerDraft[]): CareerDraft {
  const highest = Math.max(0, ...others.map(({ key }) => Number(key.slice(1)) || 0));
  return { key: `e${highest + 1}`, title: '', organisation: '', place: '', from: '', to: '', text: '' };
}

/** The entries with anything in them; empty ones are neither sent nor validated. */
function filled(drafts: readonly CareerDraft[]): readonly CareerDraft[] {
  return drafts.filter(({ title, organisation, place, from, to, text }) =>
    /[^\s-]/.test(title + organisation + place + from + (to ?? '') + text),
  );
}

function entryIssues(list: CareerList, draft: CareerDraft, month: string): FormIssues {
  const prefix = `${list}.${draft.key}.`;
  const found = schemaIssues(schemas[list], draft, prefix);
  if (Object.keys(found).length > 0) return found;
  return Object.fromEntries(futureMonths(draft, month).map((name) => [prefix + name, careerFutureMessage]));
}

/** Issues by `experiences.{key}.{field}`. */
export function careerIssues(values: CareerValues, today = parisDay(new Date())): FormIssues {
  const month = today.slice(0, 7);
  const issues = careerLists.flatMap((list) =>
    filled(values[list]).map((draft) => entryIssues(list, draft, month)),
  );
  return Object.assign({}, ...issues);
}

/** The entries that could be sent as they are. */
export function completeDrafts(
  list: CareerList,
  drafts: readonly CareerDraft[],
  today = parisDay(new Date()),
): readonly CareerDraft[] {
  const month = today.slice(0, 7);
  return filled(drafts).filter((draft) => Object.keys(entryIssues(list, draft, month)).length === 0);
}

/** What is sent of a list. */
export function careerBody(drafts: readonly CareerDraft[]): CareerEntryInput[] {
  return filled(drafts).map(({ key, ...entry }) => entry);
}

/** The server counts the entries it was sent, the form names them: `education.0.to` → `education.e3.to`. */
export function careerField(path: string, values: CareerValues): string {
  const [list, index, ...rest] = path.split('.');
  const known = careerLists.find((name) => name === list);
  const key = known && filled(values[known])[Number(index)]?.key;
  return key ? [list, key, ...rest].join('.') : path;
}
