import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FileNotFoundError, type FileStore, FileStoreAwayError } from '../../core/files/file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { type S3StubOptions, startS3Stub } from './s3-stub.fixture.ts';

interface Opened {
  readonly store: FileStore;
  close(): Promise<void>;
}

async function openLocal(): Promise<Opened> {
  const parent = await mkdtemp(join(tmpdir(), 'mitoyen-store-'));
  return {
    store: createLocalFileStore({ directory: join(parent, 'files') }),
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

async function openS3(options: S3StubOptions = {}): Promise<Opened> {
  const stub = await startS3Stub(options);
  const store = await createS3FileStore({
    bucket: 'mitoyen',
    region: 'eu-west-3',
    endpoint: stub.url,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
  return { store, close: stub.close };
}

describe.each([
  ['a folder of this machine', openLocal],
  ['an S3 bucket', openS3],
])('files in %s', (_name, open: () => Promise<Opened>) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const read = async (path: string) => (await buffer(await opened.store.read(path))).toString();

  it('come back as they were written', async () => {
    await opened.store.write('files/a/160.webp', Buffer.from('one'), 'image/webp');
    await opened.store.write('files/a/320.webp', Buffer.from('two'), 'image/webp');
    expect(await read('files/a/160.webp')).toBe('one');
    expect(await read('files/a/320.webp')).toBe('two');
  });

  it('can be written and read now', async () => {
    await expect(opened.store.check()).resolves.toBeUndefined();
  });

  it('are replaced by a second write', async () => {
    await opened.store.write('files/r/document', Buffer.from('old and long'), 'application/pdf');
    await opened.store.write('files/r/document', Buffer.from('new'), 'application/pdf');
    expect(await read('files/r/document')).toBe('new');
  });

  it('come back whole when they are large', async () => {
    const large = Buffer.alloc(3_000_000, 'mitoyen ');
    await opened.store.write('files/l/document', large, 'application/pdf');
    expect((await buffer(await opened.store.read('files/l/document'))).equals(large)).toBe(true);
  });

  it('are read to the end as they were, though replaced meanwhile', async () => {
    const [old, next] = [Buffer.alloc(3_000_000, 'old '), Buffer.alloc(3_000_000, 'next')];
    await opened.store.write('files/w/document', old, 'application/pdf');
    const reading = await opened.store.read('files/w/document');
    await opened.store.write('files/w/document', next, 'application/pdf');
    expect((await buffer(reading)).equals(old)).toBe(true);
    expect((await buffer(await opened.store.read('files/w/document'))).equals(next)).toBe(true);
  });

  it('are told apart from missing ones', async () => {
    await opened.store.write('files/f/160.webp', Buffer.from('one'), 'image/webp');
    for (const path of ['files/none/160.webp', 'files/f', 'files/f/160.webp/more'])
      await expect(opened.store.read(path)).rejects.toBeInstanceOf(FileNotFoundError);
  });

  it('go with their folder, and no other', async () => {
    await opened.store.write('files/b/160.webp', Buffer.from('gone'), 'image/webp');
    await opened.store.write('files/b/deep/320.webp', Buffer.from('gone'), 'image/webp');
    await opened.store.write('files/bb/160.webp', Buffer.from('stays'), 'image/webp');
    await opened.store.deleteFolder('files/b');
    await opened.store.deleteFolder('files/b');
    await expect(read('files/b/160.webp')).rejects.toBeInstanceOf(FileNotFoundError);
    await expect(read('files/b/deep/320.webp')).rejects.toBeInstanceOf(FileNotFoundError);
    expect(await read('files/bb/160.webp')).toBe('stays');
  });

  it.each(['../secret', 'files/../../secret', '..', '/etc/passwd', '', 'a//b', 'a/./b', 'a\\b', 'a\0b'])(
    'never lie at %j',
    async (path) => {
      await expect(opened.store.read(path)).rejects.toThrow(/traversal/);
      await expect(opened.store.write(path, Buffer.from('x'), 'text/plain')).rejects.toThrow(/traversal/);
      await expect(opened.store.deleteFolder(path)).rejects.toThrow(/traversal/);
    },
  );
});

it('keeps what lies beside the folder out of reach', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'mitoyen-store-'));
  await writeFile(join(parent, 'secret'), 'untouched');
  const store = createLocalFileStore({ directory: join(parent, 'files') });
  await expect(store.write('a/../../secret', Buffer.from('overwritten'), 'text/plain')).rejects.toThrow();
  expect(await readFile(join(parent, 'secret'), 'utf8')).toBe('untouched');
  await rm(parent, { recursive: true });
});

it('leaves nothing of a write that failed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'mitoyen-store-'));
  const store = createLocalFileStore({ directory: parent });
  await mkdir(join(parent, 'files/document'), { recursive: true });
  await expect(store.write('files/document', Buffer.from('x'), 'application/pdf')).rejects.toThrow();
  expect(await readdir(join(parent, 'files'))).toEqual(['document']);
  await rm(parent, { recursive: true });
});

describe('a store that is away', () => {
  const calls = [
    (store: FileStore) => store.check(),
    (store: FileStore) => store.write('files/a', Buffer.from('a'), 'image/webp'),
    (store: FileStore) => store.read('files/a'),
  ];

  it('says so of a bucket that nobody answers for', async () => {
    const { store, close } = await openS3();
    await close();
    for (const call of calls) await expect(call(store)).rejects.toBeInstanceOf(FileStoreAwayError);
  });

  it('says so of a disk that cannot be written to', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'mitoyen-store-'));
    await writeFile(join(parent, 'files'), 'no folder');
    const store = createLocalFileStore({ directory: join(parent, 'files') });
    await expect(store.check()).rejects.toBeInstanceOf(FileStoreAwayError);
    await expect(store.check()).rejects.toThrow('the store of files is away: EEXIST');
    await rm(parent, { recursive: true });
  });
});

describe('a folder in an S3 bucket', () => {
  const openWith = async (options: S3StubOptions) => {
    const { store, close } = await openS3(options);
    onTestFinished(close);
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await store.write(`files/${name}`, Buffer.from(name), 'image/webp');
    return store;
  };

  it('is deleted though its list comes in pages', async () => {
    const store = await openWith({ pageSize: 2 });
    await store.deleteFolder('files');
    for (const name of ['a', 'e'])
      await expect(store.read(`files/${name}`)).rejects.toBeInstanceOf(FileNotFoundError);
  });

  it('is not taken for deleted when a part of it stays', async () => {
    const store = await openWith({ keeps: 'files/c' });
    await expect(store.deleteFolder('files')).rejects.toThrow('files/c AccessDenied');
  });
});
