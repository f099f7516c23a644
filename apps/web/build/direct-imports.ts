import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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

/** Has the bundler see which files a page needs: of a feature's `index.ts` it would count all that stands there. */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/apps\/web\/src\/[^?]*\.tsx?$/.test(id) || !/\/(?:index\.ts|field\.tsx)'/.test(code))
        return null;
      const read = (path: string) => readFileSync(resolve(dirname(id), path), 'utf8');
      return { code: withDirectImports(code, read), map: null };
    },
  };
}
