import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** The sources lie in `src/start/`, the bundle in `dist/`. */
const runsFromSource = here.endsWith(join('src', 'start'));
const serverRoot = join(here, runsFromSource ? '../..' : '..');

/** Folders that the running server reads. */
export const serverPaths = {
  runsFromSource,
  migrations: join(serverRoot, 'migrations'),
  places: join(serverRoot, 'places/places.tsv'),
  frenchWords: join(serverRoot, 'words/french-words.txt'),
  fonts: join(serverRoot, 'fonts'),
  demoRenders: join(serverRoot, 'seed/renders'),
  web: join(serverRoot, '../web'),
  sandboxBundle: join(serverRoot, '../sandbox/dist/main.mjs'),
  sandboxSource: join(serverRoot, '../sandbox/src/main.ts'),
} as const;
