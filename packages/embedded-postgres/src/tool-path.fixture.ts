import { accessSync, constants } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A PATH on which only the named tools of this system are found: `directory`, which is made when it is missing. */
export async function makeToolPath(directory: string, tools: readonly string[]): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o755 });
  for (const tool of tools) await symlink(find(tool), join(directory, tool)).catch(ignoreExisting);
  return directory;
}

function find(tool: string): string {
  for (const directory of (process.env.PATH ?? '').split(':')) {
    const file = join(directory, tool);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // It may be in the next one.
    }
  }
  throw new Error(`${tool} is not on this system`);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
