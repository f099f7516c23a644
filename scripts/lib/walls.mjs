import { builtinModules } from 'node:module';

/** The part of the product a file belongs to, from its folders alone: adding a feature edits nothing here. */
function zoneOf(file) {
  const match = /^(?<house>apps|packages)\/(?<part>[^/]+)\/(?:src\/)?(?<rest>.*)$/.exec(file);
  if (!match) return { house: 'outside', part: 'outside', layer: 'root', feature: null };
  const [layer, feature = null] = match.groups.rest.split('/');
  return {
    house: match.groups.house,
    part: match.groups.part,
    layer: layer.includes('.') ? 'root' : layer,
    feature: layer === 'features' ? feature : null,
  };
}

const isTestFile = (file) => /\.(test|fixture)\.tsx?$/.test(file) || /\/(test|seed)\//.test(file);
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);

/** A session belongs to an account: the one feature below all pages. */
const sessionFolder = 'apps/web/src/core/session/';

/** Our packages that run in a browser as well as in Node. */
const browserPackages = ['contract', 'pdf'];

/** Rules on what a file of ours imports of ours. Each tells what is wrong, or nothing. */
const fileRules = [
  ({ from, to }) => from.part === 'contract' && to.part !== 'contract' && 'contract imports nothing but zod',
  ({ from, to }) =>
    from.house === 'packages' &&
    from.part !== to.part &&
    (to.house !== 'packages' || to.part === 'contract') &&
    'a package knows nothing of the product',
  ({ from, to }) =>
    from.part === 'web' &&
    to.house === 'packages' &&
    !browserPackages.includes(to.part) &&
    'of our packages, pages import those alone that run in a browser',
  ({ from, to }) => from.part === 'web' && to.part === 'server' && 'web never imports server',
  ({ from, to }) => from.part === 'server' && to.part === 'web' && 'server never imports web',
  ({ from, to }) => from.part === 'sandbox' && to.part === 'server' && 'the sandbox never imports server',
  ({ from, to }) =>
    from.part === to.part &&
    ['web', 'server'].includes(from.part) &&
    ['core', 'ui', 'gateways'].includes(from.layer) &&
    to.layer === 'features' &&
    `${from.layer} imports no feature`,
  ({ from, to }) =>
    from.part === 'server' &&
    from.layer === 'core' &&
    to.part === 'server' &&
    to.layer === 'gateways' &&
    'core knows no gateway: what it asks of one is an interface of its own',
  ({ from, to, file }) =>
    from.layer === 'core' &&
    to.part === 'contract' &&
    to.layer === 'features' &&
    !isTestFile(file) &&
    !(file.startsWith(sessionFolder) && to.feature === 'accounts') &&
    'core knows no feature’s contract',
  ({ from, to }) =>
    from.part === 'web' &&
    from.layer === 'ui' &&
    to.part === 'web' &&
    to.layer !== 'ui' &&
    'ui knows only itself',
  ({ from, to, target }) =>
    isCrossFeature(from, to) &&
    !target.endsWith(`/features/${to.feature}/index.ts`) &&
    'a feature imports another only through its index.ts',
  ({ from, target }) =>
    from.feature !== null &&
    target.endsWith('/core/auth/passwords.ts') &&
    'features hash passwords in the queue: context.passwords',
  ({ from, target }) =>
    from.feature !== null && isPage(target) && 'nobody imports a page: routes.tsx loads it when it is shown',
];

function isCrossFeature(from, to) {
  const isSamePart = from.part === to.part && ['web', 'server'].includes(from.part);
  return isSamePart && from.feature !== null && to.feature !== null && from.feature !== to.feature;
}

/** Web pages stand above the features: a page may combine any of them, also those that build on its own. */
const isPage = (file) => file.startsWith('apps/web/src/features/') && file.endsWith('-page.tsx');

/** The arrow between two features that an import draws, as `{ part, from, to }`, or null. */
export function arrowOf(file, target) {
  if (isTestFile(file) || isPage(file)) return null;
  const [from, to] = [zoneOf(file), zoneOf(target)];
  return isCrossFeature(from, to) ? { part: from.part, from: from.feature, to: to.feature } : null;
}

/** Features that depend on each other in a circle, as `a → b → a`; null when there are none. */
export function findCycle(arrows) {
  const done = new Set();
  const visit = (feature, path) => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature].join(' → ');
    if (done.has(feature)) return null;
    for (const arrow of arrows.filter(({ from }) => from === feature)) {
      const cycle = visit(arrow.to, [...path, feature]);
      if (cycle) return cycle;
    }
    done.add(feature);
    return null;
  };
  for (const { from } of arrows) {
    const cycle = visit(from, []);
    if (cycle) return cycle;
  }
  return null;
}

/** What is wrong with a file's import of another file (paths from the repository's root), or null. */
export function judgeFileImport(file, target) {
  // Tests may look over walls to set a scene; what ships may not.
  if (isTestFile(file) && zoneOf(file).part === 'server') return null;
  const call = { file, from: zoneOf(file), to: zoneOf(target), target };
  if (isTestFile(file) && call.from.layer === 'features' && call.to.part === 'web') return null;
  for (const rule of fileRules) {
    const wrong = rule(call);
    if (wrong) return wrong;
  }
  return null;
}

/** What is wrong with a file's import of a package, or null. */
export function judgePackageImport(file, specifier) {
  const { part, layer } = zoneOf(file);
  const name = packageOf(specifier);
  if (isTestFile(file)) return null;
  if (part === 'contract' && name !== 'zod') return 'contract imports nothing but zod';
  if (part === 'contract' && specifier !== 'zod/mini') return 'contract imports zod/mini, the small one';
  if (part === 'web' && layer !== 'build' && isBuiltin(name))
    return 'pages run in a browser, which has no Node modules';
  if (browserPackages.includes(part) && isBuiltin(name))
    return 'this package runs in a browser too, which has no Node modules';
  return null;
}
