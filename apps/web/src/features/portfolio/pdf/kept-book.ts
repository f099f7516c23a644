import { dropDraft, keepDraft, readDraft } from '../../../core/forms/form-draft.ts';
import type { ArrangedProject } from './arrange-projects.ts';
import type { Progress } from './create-projects.ts';

/** What is kept of a book in this tab: how its pages were put together, and how far its projects came. Not the PDF. */
export interface KeptBook {
  readonly file: { readonly name: string; readonly size: number; readonly lastModified: number };
  readonly projects: readonly ArrangedProject[];
  readonly progress: Progress;
}

const signOf = ({ name, size, lastModified }: File) => ({ name, size, lastModified });

const isSame = (one: KeptBook['file'], file: File) =>
  one.name === file.name && one.size === file.size && one.lastModified === file.lastModified;

function isKept(value: Partial<KeptBook> | null): value is KeptBook {
  return (
    Array.isArray(value?.projects) && typeof value.progress === 'object' && typeof value.file === 'object'
  );
}

/** What was kept of this very file, or null. */
export function readKeptBook(key: string, file: File): KeptBook | null {
  const kept = readDraft<KeptBook>(key);
  return isKept(kept) && isSame(kept.file, file) ? kept : null;
}

export const hasKeptBook = (key: string): boolean => isKept(readDraft<KeptBook>(key));

export function keepBook(key: string, file: File, book: Omit<KeptBook, 'file'>): void {
  keepDraft(key, { file: signOf(file), ...book });
}

export const forgetBook = (key: string): void => dropDraft(key);
