import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written whenever a backup is whole; the server tells its age. */
export const backupStampOf = (dataDir: string) => join(dataDir, 'last-backup');

export async function stampBackup(file: string, now: Date): Promise<void> {
  await writeFile(file, `${now.toISOString()}\n`);
}
