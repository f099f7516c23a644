import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { unzip } from '../../apps/server/test/unzip.ts';

/** A person's data as they took it along. */
export interface Archive {
  readonly names: readonly string[];
  /** @throws when it holds no such file. */
  bytes(name: string): Buffer;
  json<Content = unknown>(name: string): Content;
  /** Which of its files hold a text, whatever its case. */
  filesWith(text: string): string[];
}

export async function openArchive(zip: Buffer): Promise<Archive> {
  const files = await unzip(zip);
  function bytes(name: string): Buffer {
    const found = files.get(name);
    if (!found) throw new Error(`no ${name} among ${[...files.keys()].join(', ')}`);
    return found;
  }
  return {
    names: [...files.keys()],
    bytes,
    json: (name) => JSON.parse(bytes(name).toString('utf8')),
    filesWith: (text) =>
      [...files]
        .filter(([, content]) => content.toString('utf8').toLowerCase().includes(text.toLowerCase()))
        .map(([name]) => name),
  };
}

export async function openDownload(download: Download): Promise<Archive> {
  return openArchive(await readFile(await download.path()));
}
