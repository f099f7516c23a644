import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { unzip } from '../../../test/unzip.ts';
import { zipArchive } from './zip-archive.ts';

const bytesOf = async (archive: Readable) => Buffer.concat(await archive.toArray());
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(16_384));
    },
  });
async function* of(...contents: readonly Readable[]) {
  for (const [at, content] of contents.entries()) yield { path: `${at}.txt`, content };
}

test('holds its files, one after the other', async () => {
  const archive = zipArchive(of(Readable.from(['un']), Readable.from(['deux'])), new Date());
  const files = await unzip(await bytesOf(archive));
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['0.txt', 'un'],
    ['1.txt', 'deux'],
  ]);
});

test('a reader who leaves closes the file that is read, and no other is opened', async () => {
  const [content, next] = [endless(), endless()];
  const archive = zipArchive(of(content, next), new Date());
  await once(archive, 'data');
  const closed = once(content, 'close');
  archive.destroy();
  await closed;
  expect(next.readableFlowing).toBeNull();
});

test('a file that fails ends the archive with its error', async () => {
  const failing = Readable.from(
    (async function* () {
      yield 'un';
      throw new Error('gone');
    })(),
  );
  await expect(bytesOf(zipArchive(of(failing), new Date()))).rejects.toThrow('gone');
});
