import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, run } from '../lib/run.mjs';

/**
 * A folder with images, in which Debian's buildah works without a daemon: one of this script alone, which goes at the
 * end, or one that stays for the next script.
 */
export async function openStore(kept) {
  // not below /tmp, which containers have of their own
  const folder = kept ?? (await mkdtemp('/var/tmp/mitoyen-image-'));
  await mkdir(folder, { recursive: true });
  const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const storage = [...places, '--storage-driver', 'overlay'];
  const policy = join(folder, 'policy.json');
  await writeFile(policy, '{"default": [{"type": "insecureAcceptAnything"}]}');
  const buildah = async (...args) => (await run('nice', ['buildah', ...storage, ...args])).trim();
  atEnd(async () => {
    await buildah('umount', '--all').catch(() => undefined);
    if (!kept) await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    buildah,
    policy: ['--signature-policy', policy],
    /** Whether an image is there. */
    has: async (image) => (await buildah('images', '--quiet', '--filter', `reference=${image}`)) !== '',
    /** Where the files of a fresh container of an image lie. */
    async rootOf(image) {
      const container = await lastLine(buildah('from', '--pull-never', ...this.policy, image));
      return { container, root: await lastLine(buildah('mount', container)) };
    },
  };
}

const lastLine = async (output) => (await output).split('\n').at(-1);

/** Kilobytes, as `du` counts them, in MB. */
export const megabytesOf = async (path) => Number((await run('du', ['-skx', path])).split('\t')[0]) / 1024;
