import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BaseContext } from '../context/base-context.ts';
import { FileNotFoundError, type FileStore } from '../files/file-store.ts';
import { addRelease, findReleaseOf, forgetReleasesBut, touchRelease } from './page-releases.repository.ts';

/** Releases whose files are kept: pages opened before an update still request the files of their release. */
const keptReleases = 3;
const uploadsAtOnce = 8;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
};

interface KeptAsset {
  readonly content: Readable;
  readonly contentType: string;
  readonly encoding: 'br' | null;
}

/** The hashed files of this release and the last ones, kept in the store of uploaded files. */
export interface KeptAssets {
  /** Keeps the files of this release, before its pages name them, so that every instance finds them. */
  keep(): Promise<void>;
  /** A file that this instance does not have on disk; null when no kept release has it. */
  find(name: string, acceptsBrotli: boolean): Promise<KeptAsset | null>;
}

interface KeptAssetsParts extends Pick<BaseContext, 'db' | 'clock' | 'log'> {
  readonly files: FileStore;
  /** Where the build put them. */
  readonly folder: string;
}

const placeOf = (release: string, name: string) => `assets/${release}/${name}`;

export function createKeptAssets({ db, clock, log, files, folder }: KeptAssetsParts): KeptAssets {
  async function upload(release: string, names: readonly string[]): Promise<void> {
    const waiting = [...names];
    const one = async () => {
      for (let name = waiting.pop(); name; name = waiting.pop()) {
        const type = contentTypes[extname(name)] ?? 'application/octet-stream';
        await files.write(placeOf(release, name), await readFile(join(folder, name)), type);
      }
    };
    await Promise.all(Array.from({ length: uploadsAtOnce }, one));
  }

  return {
    async keep() {
      if (!existsSync(folder)) return;
      const names = (await readdir(folder)).filter((name) => !name.endsWith('.gz')).sort();
      // file names hold hashes of their content
      const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
      try {
        if (await touchRelease(db, id, clock.now())) return;
        await upload(id, names);
        await addRelease(db, { id, files: names, started_at: clock.now() });
        for (const old of await forgetReleasesBut(db, keptReleases))
          await files.deleteFolder(`assets/${old}`);
      } catch (error) {
        // this server has its own all the same
        log.warn({ err: error }, 'the files of this release could not be kept for the next');
      }
    },
    async find(name, acceptsBrotli) {
      const release = await findReleaseOf(db, name);
      if (!release) return null;
      const isBrotli = acceptsBrotli && release.files.includes(`${name}.br`);
      const contentType = contentTypes[extname(name)];
      if (!contentType) return null;
      try {
        const content = await files.read(placeOf(release.id, isBrotli ? `${name}.br` : name));
        return { content, contentType, encoding: isBrotli ? 'br' : null };
      } catch (error) {
        if (error instanceof FileNotFoundError) return null;
        throw error;
      }
    },
  };
}
