import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { readEnv } from '../env.ts';

// `npm run restore -- FOLDER`: puts a backup into an empty data directory, for the next start.
const folder = process.argv[2];
const env = readEnv(process.env);
const refuse = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};
if (!folder) refuse('Name the backup: npm run restore -- FOLDER');
else {
  const dataDir = resolve(env.DATA_DIR);
  const restored = await restore({ source: resolve(folder), dataDir }).catch((error: Error) =>
    refuse(error.message),
  );
  process.stdout.write(`${dataDir} holds the backup of ${restored?.toISOString()}.\n`);
}
