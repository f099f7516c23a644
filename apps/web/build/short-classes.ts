import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const prefixLength = 4;

/** A letter and three letters or digits: of 1.2 million such prefixes, two hundred stylesheets hardly share one. */
function prefixOf(path: string): string {
  const number = createHash('sha256').update(path).digest().readUInt32BE();
  const letter = String.fromCharCode('a'.charCodeAt(0) + (number % 26));
  const rest = Math.floor(number / 26).toString(36);
  return letter + rest.slice(1 - prefixLength).padStart(prefixLength - 1, '0');
}

/**
 * Names classes of CSS modules by their stylesheet's path and their place in it, so that both builds name them alike
 * and a stylesheet's names stay when another changes.
 * @throws {Error} for two stylesheets that would share their names.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  const namesOf = new Map<string, Map<string, string>>();
  return (name, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const prefix = prefixOf(path);
    const owner = files.get(prefix) ?? path;
    if (owner !== path) {
      throw new Error(`${owner} and ${path} share the prefix ${prefix}: make it longer in short-classes.ts.`);
    }
    files.set(prefix, path);
    const names = namesOf.get(path) ?? new Map<string, string>();
    namesOf.set(path, names);
    const known = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, known);
    return known;
  };
}

/** A page's styles stand in it, of which a sixth was names: built, they say nothing; in development they do. */
export function shortClasses(): Plugin {
  return {
    name: 'short-classes',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      css: { modules: { generateScopedName: createClassNames(root) } },
    }),
  };
}
