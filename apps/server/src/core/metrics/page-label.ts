/**
 * The route label of a page: the first part of its address, which pages that exist have few of. What was not found may
 * have any address and shares one.
 */
export function pageLabel(url: string, status: number): string {
  if (status !== 200 && status !== 304) return 'page';
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return `page:/${path.split('/').find((part) => part !== '') ?? ''}`;
}
