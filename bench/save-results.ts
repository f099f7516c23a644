import { mkdir, writeFile } from 'node:fs/promises';

const folder = new URL('./results/', import.meta.url);

/** Where a file of the results lies; the folder is there. */
export async function resultFile(name: string): Promise<URL> {
  await mkdir(folder, { recursive: true });
  return new URL(name, folder);
}

/** Keeps what a bench measured, besides what it prints. */
export async function saveResults(name: string, results: Readonly<Record<string, unknown>>): Promise<void> {
  const record = { at: new Date().toISOString(), node: process.version, ...results };
  await writeFile(await resultFile(`${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}
