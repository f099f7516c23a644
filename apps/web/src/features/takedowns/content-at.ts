import type { ContentKind } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';

const places: readonly (readonly [ContentKind, string])[] = [
  ['picture', '/files/'],
  ['project', '/portfolio/item/'],
  ['offer', '/jobs/'],
];

/** The content that an address leads to, ours or only its path; null for another page. */
export function contentAt(address: string): { kind: ContentKind; id: string } | null {
  if (!URL.canParse(address.trim(), 'https://mitoyen.invalid')) return null;
  const { pathname } = new URL(address.trim(), 'https://mitoyen.invalid');
  for (const [kind, start] of places) {
    const id = pathname.startsWith(start) ? pathname.slice(start.length) : '';
    if (id !== '' && !id.includes('/')) return { kind, id };
  }
  return null;
}
