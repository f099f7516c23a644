import { resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { backupStampOf, stampBackup } from '../backup/backup-stamp.ts';
import { createLog } from '../core/log/log.ts';
import { readEnv } from '../env.ts';

// `npm run backup -- FOLDER`: copies the data directory into a new folder, while the server runs or not.
const folder = process.argv[2];
const env = readEnv(process.env);
const refuse = (sentence: string) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};
if (!folder) refuse('Name the folder to make: npm run backup -- FOLDER');
else if (env.DATABASE_URL)
  refuse('DATABASE_URL names a PostgreSQL of its own: back it up with its own tools (pg_dump).');
else {
  const target = resolve(folder);
  const dataDir = resolve(env.DATA_DIR);
  await backUp({ dataDir, target, log: createLog('warn'), now: new Date() }).catch((error: Error) =>
    refuse(error.message),
  );
  await stampBackup(env.BACKUP_STAMP_FILE ?? backupStampOf(dataDir), new Date());
  process.stdout.write(`Saved in ${target}.\n`);
  if (env.S3_BUCKET) process.stdout.write('Files lie in the bucket and are not part of it.\n');
}
