/**
 * The route label of a page: the first part of its address, of which existing pages have few. Pages that were
 * not found may have any address, and share one label.
 */
export function pageLabel(url: string, status: number): string {
  if (status !== 200 && status !== 304) return 'page';
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return `page:/${path.split('/').find((part) => part !== '') ?? ''}`;
}
