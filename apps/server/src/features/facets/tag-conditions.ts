import { type RawBuilder, sql } from 'kysely';
import type { AskedFacets } from './asked-facets.ts';
import type { SearchArea } from './search-area.ts';

/** What begins each kind's tags: `list_tags` in migration 0140. */
export const tagPrefixes = {
  trades: 't:',
  phases: 'p:',
  software: 's:',
  programmes: 'g:',
  contexts: 'c:',
} as const satisfies Record<keyof AskedFacets, string>;

type Kind = keyof AskedFacets;

/** The tags of each kind that is asked for: who fits has one of each list. */
export const facetTags = (asked: AskedFacets): string[][] =>
  (Object.keys(tagPrefixes) as Kind[]).flatMap((kind) => {
    const tags = asked[kind]?.map((code) => `${tagPrefixes[kind]}${code}`);
    return tags ? [tags] : [];
  });

export const holdsTag = (tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`tags && ${tags}::text[]`;

/**
 * That a row has one of each list of tags and is in the area. The area's own tags are asked for beside others, so that one
 * index finds few.
 */
export function tagConditions(tagLists: readonly (readonly string[])[], area: SearchArea | null) {
  const tags = tagLists.map(holdsTag);
  if (area === null) return tags;
  const isAlone = tags.length === 0 && !area.hasDistant;
  return [...tags, ...(isAlone ? [] : [holdsTag(area.tags)]), area.condition];
}
