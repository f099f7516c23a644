import { S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileStorage } from '@flystorage/file-storage';
import type { FileStore } from './file-store.ts';
import { createFlystorageFileStore } from './flystorage-file-store.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Address of an S3-compatible store other than AWS. */
  readonly endpoint?: string | undefined;
  /** Without keys, the machine's own AWS identity is used. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly forcePathStyle?: boolean;
}

/** Keeps files in an S3 bucket, or in one of a compatible store. */
export function createS3FileStore(options: S3Options): FileStore {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle = false } = options;
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // compatible stores do not all know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return createFlystorageFileStore(new FileStorage(new AwsS3StorageAdapter(client, { bucket })));
}
