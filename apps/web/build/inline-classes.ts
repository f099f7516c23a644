import type { Plugin } from 'vite';

const importOfStyles = /^import (\w+) from ('[^']*\.module\.css');$/gm;

/** The import of a stylesheet's classes by their names, where the code names each: `styles.card`, never `styles[size]`. */
export function withNamedClasses(code: string): string {
  return code.replace(importOfStyles, (whole, name: string, file: string) => {
    const rest = code.replace(whole, '');
    return new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(rest) ? whole : `import * as ${name} from ${file};`;
  });
}

/**
 * Has the bundler write a class where it is used, instead of a list of all classes of each stylesheet beside the code
 * (with `optimization.inlineConst`). The stylesheets stay, though nothing is left to import from them.
 */
export function inlineClasses(): Plugin[] {
  return [
    {
      name: 'named-classes',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) =>
        /\/apps\/web\/src\/[^?]*\.tsx?$/.test(id) ? { code: withNamedClasses(code), map: null } : null,
    },
    {
      name: 'kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}
