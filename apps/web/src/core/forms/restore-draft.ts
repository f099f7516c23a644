import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

function isAlike(value: unknown, model: unknown, mayBeNone: boolean): boolean {
  if (value === null && mayBeNone) return true;
  if (model === null) return value === null || typeof value === 'string';
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

/**
 * A form's values with those of a draft; a draft of another version of the form loses what no longer fits.
 * `null` when nothing in it differs from an untouched form. `optional` names the fields that may be null
 * although they had a value.
 */
export function restoreDraft<Values extends object>(
  initialValues: Values,
  draft: Partial<Values>,
  optional: readonly (keyof Values)[] = [],
): Values | null {
  const values: Values = { ...initialValues };
  for (const name of Object.keys(initialValues) as (keyof Values)[]) {
    const kept = draft[name];
    if (kept !== undefined && isAlike(kept, initialValues[name], optional.includes(name)))
      values[name] = kept;
  }
  return JSON.stringify(values) === JSON.stringify(initialValues) ? null : values;
}

/**
 * The changed values: all that the draft of a change needs, so that restoring it does not undo what was saved
 * elsewhere meanwhile.
 */
export function changesOf<Values extends object>(values: Values, initialValues: Values): Partial<Values> {
  const names = Object.keys(initialValues) as (keyof Values)[];
  const changed = names.filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(initialValues[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as unknown as Partial<Values>;
}

/** Whether the browser lets us keep drafts at all. */
export function canKeepDrafts(): boolean {
  const key = `${browserStorage.formDraft.name}probe`;
  try {
    sessionStorage.setItem(key, '1');
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
