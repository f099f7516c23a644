import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { FileStore } from '../gateways/files/file-store.ts';
import { createLocalFileStore } from '../gateways/files/local-file-store.ts';
import { createS3FileStore } from '../gateways/files/s3-file-store.ts';

/** The configured bucket, or the data directory. */
export async function openFileStore(env: Env): Promise<FileStore> {
  if (!env.S3_BUCKET) return createLocalFileStore({ directory: join(env.DATA_DIR, 'files') });
  return createS3FileStore({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  });
}
