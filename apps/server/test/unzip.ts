import { readZip } from '../src/features/uploads/read-zip.ts';

const maxEntries = 10_000;
const maxEntryBytes = 50_000_000;

/** The files of an archive by name. */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { name, read } of await readZip(zip, maxEntries)) files.set(name, await read(maxEntryBytes));
  return files;
}
