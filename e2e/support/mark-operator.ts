import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run operator` on the data of the server under test, while it runs. */
export async function markOperator(email: string): Promise<void> {
  const dataDir = join(process.env.MITOYEN_E2E_DATA ?? '', 'data');
  const command = ['scripts/run-command.mjs', 'operator', email];
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
