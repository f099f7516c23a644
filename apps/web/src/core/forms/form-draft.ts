import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useCallback, useEffect, useRef } from 'react';
import { sendingNameOf } from '../api/idempotency-key.ts';

const prefix = browserStorage.formDraft.name;
const asidePrefix = `${prefix}aside:`;

/** The stored draft of a key, or null. */
export function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Partial<Values>)
      : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // Storage refused or full: the draft is a convenience.
  }
}

/** Stores a draft at once. */
export const keepDraft = (key: string, values: object): void => writeDraft(key, JSON.stringify(values));

function serialise<Values extends object>(values: Values, excluded: readonly (keyof Values)[]): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).filter(([name]) => !excluded.includes(name as keyof Values))),
  );
}

function moveItem(from: string, to: string): void {
  try {
    const text = sessionStorage.getItem(from);
    if (text !== null) sessionStorage.setItem(to, text);
    sessionStorage.removeItem(from);
  } catch {
    // As above.
  }
}

/** Hides a draft from its form, so that cancelling can be undone. */
export const putDraftAside = (key: string): void => moveItem(prefix + key, asidePrefix + key);

/** Undoes `putDraftAside`. */
export const takeDraftBack = (key: string): void => moveItem(asidePrefix + key, prefix + key);

/** The stored draft as text, for comparison. */
export function draftTextOf(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/** Deletes a draft, and the key under which it was sent. */
export function dropDraft(key: string): void {
  writeDraft(key, null);
  writeDraft(sendingNameOf(key), null);
}

/** Drops a draft if it is unchanged. */
export function dropDraftAsKept(key: string, text: string | null): void {
  if (draftTextOf(key) === text) dropDraft(key);
}

/**
 * Stores the values of a form in sessionStorage, so that they survive a reload. `restore` receives the stored
 * ones, once, after the first render. Call `clear` when the form has succeeded. `exclude` names what must not
 * be stored, passwords first.
 */
export function useFormDraft<Values extends object>(
  key: string,
  values: Values,
  options: {
    readonly exclude?: readonly (keyof Values)[];
    readonly restore: (draft: Partial<Values>) => void;
  },
): { readonly clear: () => void } {
  const text = serialise(values, options.exclude ?? []);
  const lastText = useRef(text);
  const restore = useRef(options.restore);
  restore.current = options.restore;

  useEffect(() => {
    const draft = readDraft<Values>(key);
    if (draft) restore.current(draft);
  }, [key]);

  useEffect(() => {
    if (text === lastText.current) return;
    lastText.current = text;
    writeDraft(key, text);
  }, [key, text]);

  return { clear: useCallback(() => dropDraft(key), [key]) };
}
