import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/**
 * The groups of pages and dialogs, by who opens them: those that visitors see first, other people's, texts, what is filled in before
 * and around an account, offers, the operators' own. A signed-in person's pages are the rest.
 */
const tradePages = /\/trade(?:-place)?-page\.tsx$/;
const kinds = [
  ['visit', /\/(directory|freelance)-page\.tsx$/],
  ['others', /\/(jobseeker|company|portfolio-item)-page\.tsx$/],
  ['texts', /\/features\/legal\//],
  [
    'forms',
    /\/(?!offer-dialog)[\w-]+-dialog\.tsx$|\/features\/accounts\/(?!account-page)|\/(inscription|\w+-setup)-page\.tsx$/,
  ],
  ['trades', tradePages],
  ['offers', /\/(offer|offer-list|job-list|pricing|success)-page\.tsx$|\/offer-dialog\.tsx$/],
] as const;
const directory = /\/features\/directory\//;
/** What both lists search by: profiles, which visitors see as often, need none of it. */
const lists = /\/(offer|job)-list-page\.tsx$|\/features\/(directory|field-search)\//;
const operators = /\/features\/(operators|takedowns|reports)\//;

/** Entry, pages and dialogs that need a module: what the browser fetches by itself and that leads there. */
function createReach(): (id: string, graph: Graph) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id, graph) => {
    const before = known.get(id);
    if (before) return before;
    const roots: string[] = [];
    const seen = new Set([id]);
    for (const module of seen) {
      const info = graph.getModuleInfo(module);
      if (!info) continue;
      if (info.isEntry || info.dynamicImporters.length > 0) roots.push(module);
      for (const importer of info.importers) seen.add(importer);
    }
    known.set(id, roots);
    return roots;
  };
}

function groupOf(id: string, roots: readonly string[]): string | null {
  if (roots.some((root) => root.endsWith('/entry-client.tsx')))
    return /\/node_modules\/|^\0/.test(id) ? 'vendor' : 'core';
  if (roots.length < 2) return null;
  if (roots.some((root) => root.endsWith('/home-page.tsx'))) return 'core';
  // their styles go with the others: a file of styles more holds up the first paint
  const isOfLists = roots.every((root) => lists.test(root)) && roots.some((root) => directory.test(root));
  if (isOfLists && !roots.every((root) => tradePages.test(root)))
    return id.endsWith('.css') ? 'visit' : 'lists';
  const first = kinds.find(([, pages]) => roots.some((root) => pages.test(root)));
  if (first) return first[0];
  return roots.every((root) => operators.test(root)) ? 'operators' : 'space';
}

/**
 * How the pages' modules go into files: the libraries, what every page or the first one needs, then for each group what several of its
 * pages share, whoever else needs it; what a single page or dialog needs stays with it. A module's dependencies are
 * needed wherever it is, so that each group builds on those before it and none on one after it.
 */
export function fileGroups(): Rolldown.CodeSplittingGroup[] {
  const reach = createReach();
  const [[visit], ...later] = kinds;
  const names = ['vendor', 'core', visit, 'lists', ...later.map(([name]) => name), 'space', 'operators'];
  return names.map((group, at) => ({
    name: (id, graph) => (groupOf(id, reach(id, graph)) === group ? group : null),
    debugName: group,
    priority: names.length - at,
  }));
}
