import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What only passes on other files' exports: a feature's own door, and the kit's fields. */
const importsOfIndex = /import \{([^}]*)\} from '(\.[^']*\/)(index\.ts|field\.tsx)';/g;
const exportsOfIndex = /export (type )?\{([^}]*)\} from '\.\/([^']*)';/g;

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Where each name of an `index.ts` comes from: its file, and what it is called there. */
function sourcesOf(index: string): Map<string, { file: string; name: string }> {
  const sources = new Map<string, { file: string; name: string }>();
  for (const [, isType, names = '', file = ''] of index.matchAll(exportsOfIndex)) {
    if (isType) continue;
    for (const text of listed(names)) {
      const [name = '', exported = name] = text.split(' as ');
      sources.set(exported, { file, name });
    }
  }
  return sources;
}

/** `import { A } from '../x/index.ts'` as the import of A's own file; `readIndex` gives the text of an `index.ts`. */
export function withDirectImports(code: string, readIndex: (path: string) => string): string {
  return code.replace(importsOfIndex, (whole, names: string, folder: string, index: string) => {
    const sources = sourcesOf(readIndex(folder + index));
    const direct = listed(names).map((text) => {
      const [name = '', local = name] = text.split(' as ');
      const source = sources.get(name);
      return source && `import { ${source.name} as ${local} } from '${folder}${source.file}';`;
    });
    return direct.every((line) => line !== undefined) ? direct.join(' ') : whole;
  });
}

const importsOfLibrary = /import \{([^}]*)\} from ['"](@tanstack\/[\w-]+)['"];/g;
const importsInLibrary = /^import \{([^}]*)\} from "\.\/([^"]*)";$/gm;
const listInLibrary = /^export \{([^}]*)\};$/m;

/** Where each name of a library's index comes from: the index imports all of them, then gives them on under their names. */
export function namesOfLibrary(index: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(importsInLibrary))
    for (const name of listed(names)) files.set(name, join(folder, file));
  const given = listed(listInLibrary.exec(index)?.[1] ?? '');
  return new Map([...files].filter(([name]) => given.includes(name)));
}

/** Imports of a library's names from the files where they are made. What is no such name is imported as before. */
export function withDirectLibrary(
  code: string,
  namesOf: (library: string) => ReadonlyMap<string, string>,
): string {
  return code.replace(importsOfLibrary, (whole, names: string, library: string) => {
    const files = namesOf(library);
    const direct = listed(names).map((text) => {
      const [name = ''] = text.split(' as ');
      const file = files.get(name);
      return file && `import { ${text} } from '${file}';`;
    });
    return direct.every((line) => line !== undefined) ? direct.join(' ') : whole;
  });
}

/** The names of the library of queries, and of what it builds on. */
function readQueryLibrary(): ReadonlyMap<string, string> {
  const require = createRequire(import.meta.url);
  const react = dirname(require.resolve('@tanstack/react-query'));
  const core = dirname(createRequire(join(react, 'index.js')).resolve('@tanstack/query-core'));
  const read = (folder: string) => namesOfLibrary(readFileSync(join(folder, 'index.js'), 'utf8'), folder);
  return new Map([...read(core), ...read(react)]);
}

/**
 * Has the bundler see which files a page needs: of a feature's `index.ts`, and of a library's, it would count all that
 * stands there.
 */
export function directImports(): Plugin {
  const queries = readQueryLibrary();
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = /\/apps\/web\/src\/[^?]*\.tsx?$/.test(id);
      if (!isOurs && !/\/@tanstack\/react-query\/build\/[^?]*\.js$/.test(id)) return null;
      const read = (path: string) => readFileSync(resolve(dirname(id), path), 'utf8');
      const direct = withDirectLibrary(isOurs ? withDirectImports(code, read) : code, () => queries);
      return direct === code ? null : { code: direct, map: null };
    },
  };
}
