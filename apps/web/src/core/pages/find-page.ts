import { patternOf } from '../../router/routes.ts';
import type { PageDeclaration } from './page-module.tsx';

/** Finds the page of a path: the first whose address it is. */
export function createPageFinder(
  pages: readonly PageDeclaration[],
): (pathname: string) => PageDeclaration | null {
  const known = pages.map((page) => ({ page, pattern: patternOf(page.path) }));
  return (pathname) => known.find(({ pattern }) => pattern.test(pathname))?.page ?? null;
}
