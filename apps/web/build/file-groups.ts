import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The two pages that visitors open first besides home. One group for what both need, then one for each. */
const directory = /\/directory-page\.tsx$/;
const freelance = /\/freelance-page\.tsx$/;
/** The lists of missions and of jobs, which search engines and links lead to as well. */
const offerLists = /\/(offer|job)-list-page\.tsx$/;

/** What runs first: the entry, and the renderer that it starts in a task of its own. */
const entry = /\/entry-client\.tsx$|\/react-dom\/client\.js$/;

/** The other pages and dialogs, by the kind of users who open them. A signed-in user's pages are the rest. */
const kinds = [
  ['others', /\/(jobseeker|company|portfolio-item)-page\.tsx$/],
  ['offers', /\/(offer|offer-list|job-list)-page\.tsx$/],
  ['texts', /\/features\/legal\//],
  ['words', /\/(understood-words\.tsx|found-words\.part\.ts)$/],
  ['enrolment', /\/inscription-page\.tsx$/],
  [
    'forms',
    /\/(?!(?:\w+-)?offer-dialog)[\w-]+-dialog\.tsx$|\/features\/accounts\/(?!account-page)|\/\w+-setup-page\.tsx$/,
  ],
  ['trades', /\/trade(?:-place)?-page\.tsx$/],
  ['pricing', /\/(pricing|success)-page\.tsx$/],
] as const;
/** Files that each page loads for a signed-in user: nothing of their own pages comes along. */
const signedIn = /\/(own-menus|today-view|waiting-writes-strip|device-strips)\.tsx$|\/start-live-events\.ts$/;
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
  const isFor = (page: RegExp) => roots.some((root) => page.test(root));
  if (isFor(entry)) return /\/node_modules\/|^\0/.test(id) ? 'vendor' : 'core';
  const isStyles = id.endsWith('.css');
  if (roots.length < 2) return isStyles && isFor(offerLists) ? 'offer-lists' : null;
  if (isFor(/\/home-page\.tsx$/)) return 'core';
  // styles go together: a file of styles more holds up the first paint
  if (isFor(directory) && (isFor(freelance) || isStyles)) return 'visit';
  if (isFor(directory)) return isFor(offerLists) ? 'lists' : 'directory';
  if (isFor(freelance)) return isStyles ? 'visit' : 'profiles';
  if (isFor(offerLists)) return 'offer-lists';
  const [first, second] = kinds.filter(([, pages]) => isFor(pages)).map(([name]) => name);
  const isOfVisitors = first && first !== 'forms' && first !== 'trades';
  if (first) return second || (isOfVisitors && isStyles) ? 'shared' : first;
  if (isFor(signedIn)) return 'signed-in';
  return roots.every((root) => operators.test(root)) ? 'operators' : 'space';
}

/**
 * Groups the pages' modules into files: the libraries, what every page or the first one needs, then for each
 * group what several of its pages share, whether or not other pages need it too; what only one page or dialog
 * needs stays with it. A module's dependencies are needed wherever it is, so that each group depends on those
 * before it and on none after it.
 */
export function fileGroups(): Rolldown.CodeSplittingGroup[] {
  const reach = createReach();
  const names = [
    'vendor',
    'core',
    'visit',
    'lists',
    'directory',
    'profiles',
    'offer-lists',
    'shared',
    ...kinds.map(([name]) => name),
    'signed-in',
    'space',
    'operators',
  ];
  return names.map((group, at) => ({
    name: (id, graph) => (groupOf(id, reach(id, graph)) === group ? group : null),
    debugName: group,
    priority: names.length - at,
  }));
}
