import { readFile } from 'node:fs/promises';

const webFeatures = new URL('../../web/src/features/', import.meta.url);

/** What a page proposes to search for: words, and places. */
export interface PageExamples {
  readonly words: readonly string[];
  readonly places: readonly string[];
}

/**
 * The examples in the texts of a page, read from its source: the server imports nothing of the browser. 'Lyon,
 * Bretagne…' are two.
 */
export async function readPageExamples(file: string): Promise<PageExamples> {
  const source = await readFile(new URL(file, webFeatures), 'utf8');
  const of = (name: string) =>
    [...source.matchAll(new RegExp(`${name}: '([^']+)'`, 'gu'))].flatMap(([, text = '']) => listed(text));
  const shortcuts = /shortcuts: \[([^\]]+)\]/u.exec(source)?.[1] ?? '';
  return {
    words: [...of('searchHint'), ...of('specialtyExample'), ...listed(shortcuts.replaceAll("'", ''))],
    places: [...of('locationHint'), ...of('locationExample')],
  };
}

const listed = (text: string) =>
  text
    .replace('…', '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
