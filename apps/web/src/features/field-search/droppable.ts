import type { Droppable } from './narrowing-hints.tsx';

/** How a removal is called in `without`: by its fields, or by the one value that a list of values loses. */
export function nameOfRemoval<Filters extends object>(filters: Filters, removal: Partial<Filters>): string {
  const fields = Object.keys(removal) as (keyof Filters & string)[];
  const [field] = fields;
  const [before, after] = field ? [filters[field], removal[field]] : [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return `${field}:${before.find((value) => !after.includes(value))}`;
  }
  return fields.join(',');
}

/** What is asked, words first, each with the list without it. */
export function droppables<Filters extends { readonly search: string; readonly location: string }>(
  filters: Filters,
  chips: readonly { readonly label: string; readonly removal: Partial<Filters> }[],
  hrefOf: (filters: Filters) => string,
): Droppable[] {
  const words = (['search', 'location'] as const)
    .filter((name) => filters[name] !== '')
    .map((name) => ({ label: filters[name], removal: { [name]: '' } as Partial<Filters> }));
  return [...words, ...chips].map(({ label, removal }) => ({
    label,
    without: nameOfRemoval(filters, removal),
    href: hrefOf({ ...filters, ...removal }),
  }));
}
