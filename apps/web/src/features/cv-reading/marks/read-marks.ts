/** A value that was read and filled in for its author to look at. */
export interface ReadMark {
  readonly value: unknown;
  /** Whether its field was left with it since. */
  readonly isKept: boolean;
  /** What else is to be known of it. */
  readonly detail?: string;
}

/** Marks by the names of their fields. */
export type ReadMarks = Readonly<Record<string, ReadMark>>;

/** What a form holds besides its fields: which values were read, and are still to be looked at. */
export interface MarkedValues {
  readMarks: ReadMarks;
}

/** A value for a field, with those of the fields that belong to it. */
export interface Proposal<Values> {
  readonly name: keyof Values & string;
  readonly changes: Partial<Values>;
  readonly detail?: string;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The mark of a field, as long as what was read stands in it. */
export function markOf(values: MarkedValues, name: string): ReadMark | undefined {
  const mark = values.readMarks[name];
  const now = (values as unknown as Readonly<Record<string, unknown>>)[name];
  return mark && isSame(mark.value, now) ? mark : undefined;
}

/**
 * The changes by which proposals fill in what is empty, or was read before and not yet looked at: what was typed or kept
 * stays.
 */
export function fillEmpty<Values extends MarkedValues>(
  values: Values,
  proposals: readonly Proposal<Values>[],
): { changes: Partial<Values>; names: readonly string[] } {
  const taken = proposals.filter(({ name, changes }) => {
    const before = markOf(values, name);
    return !isEmpty(changes[name]) && (isEmpty(values[name]) || before?.isKept === false);
  });
  const marks = taken.map(({ name, changes, detail }): [string, ReadMark] => [
    name,
    { value: changes[name], isKept: false, ...(detail !== undefined && { detail }) },
  ]);
  const changes = Object.assign({}, ...taken.map((proposal) => proposal.changes)) as Partial<Values>;
  return {
    changes: { ...changes, readMarks: { ...values.readMarks, ...Object.fromEntries(marks) } },
    names: taken.map(({ name }) => name),
  };
}
