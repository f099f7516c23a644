import type { MarkedValues } from '../../cv-reading/index.ts';
import { type CareerDraft, type CareerValues, completeDrafts } from './career-draft.ts';
import { type CareerList, careerLists } from './career-lists.ts';

/**
 * The entries read in a CV that still lack what the form needs, most often months: they are shown, do not
 * block the form, and are not sent until their author completes them.
 */
export function leftOut(list: CareerList, values: CareerValues & MarkedValues): ReadonlySet<CareerDraft> {
  const told = values.readMarks[list]?.value;
  const asTold = new Set(Array.isArray(told) ? told.map((entry) => JSON.stringify(entry)) : []);
  const complete = completeDrafts(list, values[list]);
  return new Set(
    values[list].filter((draft) => !complete.includes(draft) && asTold.has(JSON.stringify(draft))),
  );
}

/** The values without the entries that are left out, and without what says which were read. */
export function withoutLeftOut<Values extends CareerValues & MarkedValues>({
  readMarks,
  ...values
}: Values): Omit<Values, keyof MarkedValues> {
  const kept = careerLists.map((list) => {
    const out = leftOut(list, { ...values, readMarks } as Values);
    return [list, (values as unknown as CareerValues)[list].filter((draft) => !out.has(draft))];
  });
  return { ...values, ...Object.fromEntries(kept) };
}
