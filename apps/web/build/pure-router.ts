import type { Plugin } from 'vite';

const library = /\/node_modules\/react-router\/dist\//;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const creation = /^((?:const|let|var) \w+ = )(React(?:\$\d+)?\.(?:forwardRef|createContext)\()/gm;

/** Says of what a library creates as it is loaded that nothing comes of it unless it is used, and gives it no name for tools. */
export function withPureCreations(code: string): string {
  return code.replace(displayName, '').replace(creation, '$1/* @__PURE__ */ $2');
}

/**
 * Has the bundler leave out the router's forms, links and restored scroll, which no page uses: it cannot know that React
 * only makes objects of them, nor that a name for tools is all that is written to these.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: (code, id) => (library.test(id) ? { code: withPureCreations(code), map: null } : null),
  };
}
