// Copies what a bucket has and a folder has not: `node ops/backup/copy-files.mjs FOLDER`, with the server's S3_ settings;
// `--back` brings what the folder has and the bucket has not back. A file's name is never given to another content, and
// nothing is deleted here: any moment's database finds its files. Drop what left the bucket more than 30 days ago by the
// store's own life-cycle rule or `find FOLDER -mtime`, after a copy. Says how many files and bytes went.
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

const { values, positionals } = parseArgs({ options: { back: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
const { S3_BUCKET: Bucket, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
if (!folder || !Bucket) {
  console.error('Usage: S3_BUCKET=… node ops/backup/copy-files.mjs FOLDER [--back]');
  process.exit(2);
}

const store = new S3Client({
  region: S3_REGION ?? 'eu-west-3',
  forcePathStyle: process.env.S3_FORCE_PATH_STYLE === 'true',
  ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  ...(S3_ACCESS_KEY_ID && {
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
  }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** Sizes by name. */
async function listBucket() {
  const sizes = new Map();
  for (let ContinuationToken; ; ) {
    const page = await store.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
    for (const { Key, Size } of page.Contents ?? []) sizes.set(Key, Size);
    ContinuationToken = page.NextContinuationToken;
    if (!ContinuationToken) return sizes;
  }
}

async function listFolder() {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'));
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])));
}

async function fetchFile(name) {
  const { Body } = await store.send(new GetObjectCommand({ Bucket, Key: name }));
  const bytes = await Body.transformToByteArray();
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, `${name}.partial`), bytes, { flush: true });
  await rename(join(folder, `${name}.partial`), join(folder, name));
  return bytes.length;
}

async function bringBack(name) {
  const Body = await readFile(join(folder, name));
  await store.send(new PutObjectCommand({ Bucket, Key: name, Body }));
  return Body.length;
}

const [there, here] = await Promise.all([listBucket(), listFolder()]);
const [from, to] = values.back ? [here, there] : [there, here];
const missing = [...from.keys()].filter((name) => !to.has(name));
let bytes = 0;
for (let next = 0; next < missing.length; next += 16)
  for (const size of await Promise.all(
    missing.slice(next, next + 16).map(values.back ? bringBack : fetchFile),
  ))
    bytes += size;
console.log(`${missing.length} files of ${from.size} copied, ${bytes} bytes`);
