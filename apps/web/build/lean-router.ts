import type { Plugin } from 'vite';

const library = /\/node_modules\/react-router\/dist\//;
const folder = /\/node_modules\/react-router\/dist\/production\/lib\/router\//;

/** Functions of the router's that nothing here gets to: fetchers, actions, middleware, routes found as one goes, instruments. */
const unused = {
  'router.js': [
    'handleAction',
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'updateFetcherState',
    'setFetcherError',
    'getUpdatedRevalidatingFetchers',
    'discoverRoutes',
    'cancelDiscoveryNavigation',
    'patchRoutes',
    '_internalSetRoutes',
    'patchRoutesImpl',
    'runClientMiddlewarePipeline',
    'runMiddlewarePipeline',
    'callRouteMiddleware',
  ],
  'instrumentation.js': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
} as const;

/** What the router is never given here: what hangs on it goes. */
const never =
  /\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b|\bfuture\.unstable_\w+|(?<=\bif \()isFogOfWar(?=\))/g;

/** Leaves of the functions named only that they fail when called. An update of the library that has one no more does not build. */
export function withoutFunctions(code: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const found = new RegExp(`^(\\t*)(?:async )?function ${name}\\(`, 'm').exec(rest);
    if (!found) throw new Error(`The router has no function ${name} any more`);
    const [head, indent = ''] = found;
    const end = rest.indexOf(`\n${indent}}\n`, found.index);
    return `${rest.slice(0, found.index)}${head}) {\n${indent}\tthrow new Error("left out");${rest.slice(end)}`;
  }, code);
}

/** The router's file without what nothing here gets to. */
export function withoutUnused(file: keyof typeof unused, code: string): string {
  return withoutFunctions(code, unused[file]).replace(never, '(void 0)');
}

const isKnown = (file: string): file is keyof typeof unused => file in unused;

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const creation = /^((?:const|let|var) \w+ = )(React(?:\$\d+)?\.(?:forwardRef|createContext)\()/gm;

/** Says of what a library creates as it is loaded that nothing comes of it unless it is used, and gives it no name for tools. */
export function withPureCreations(code: string): string {
  return code.replace(displayName, '').replace(creation, '$1/* @__PURE__ */ $2');
}

/**
 * Has the browser's router be what its pages use of it: it finds, loads and leaves them. The router is reached from one
 * object, so that the bundler finds nothing to leave out; its forms, links and restored scroll are created as the library
 * is loaded, of which it cannot know that nothing comes. The server's router keeps its functions.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id, options) {
      if (!library.test(id)) return null;
      const file = id.slice(id.lastIndexOf('/') + 1);
      const isRouter = !options?.ssr && folder.test(id) && isKnown(file);
      const lean = isRouter ? withoutUnused(file, code) : code;
      return { code: withPureCreations(lean), map: null };
    },
  };
}
