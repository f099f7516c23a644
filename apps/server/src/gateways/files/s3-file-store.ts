import type { Readable } from 'node:stream';
import type { DeleteObjectsCommandOutput } from '@aws-sdk/client-s3';
import {
  FileNotFoundError,
  type FileStore,
  FileStoreAwayError,
  requireInside,
} from '../../core/files/file-store.ts';

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

/**
 * Milliseconds. Calls wait for the store, so an unreachable one fails soon; a large file may take its time.
 */
const patience = { connectionTimeout: 2_000, requestTimeout: 15_000 };

/** An object that is never there. */
const nothing = 'health/nothing';

/** Keeps files in an S3 bucket, or in one of a compatible store. */
export async function createS3FileStore(options: S3Options): Promise<FileStore> {
  // loading the SDK takes longer than starting the server: it is loaded only for a bucket
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle = false } = options;
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    requestHandler: patience,
    maxAttempts: 2,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // compatible stores do not all know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const isMissing = (error: unknown) => error instanceof sdk.NoSuchKey;
  const away = (error: unknown) => {
    throw new FileStoreAwayError(error);
  };
  return {
    async check() {
      await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: nothing })).catch((error) => {
        // without the right to list a bucket, S3 answers 403 for a missing object
        const isForbidden = error instanceof Error && error.name === 'AccessDenied';
        if (!isMissing(error) && !isForbidden) away(error);
      });
    },
    async write(path, content, contentType) {
      const object = { Key: requireInside(path), Body: content, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, ...object })).catch(away);
    },
    async read(path) {
      const Key = requireInside(path);
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key }));
        // in Node, and only there, the SDK answers with Node's own stream
        return Body as Readable;
      } catch (error) {
        throw isMissing(error)
          ? new FileNotFoundError(path, { cause: error })
          : new FileStoreAwayError(error);
      }
    },
    async deleteFolder(path) {
      const Prefix = `${requireInside(path)}/`;
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix });
      for await (const { Contents = [] } of pages) {
        if (Contents.length === 0) continue;
        const Objects = Contents.map(({ Key }) => ({ Key }));
        const command = new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
        requireDeleted(await client.send(command));
      }
    },
  };
}

/** @throws Error when one of the objects is still there: the answer is a success all the same. */
function requireDeleted({ Errors = [] }: DeleteObjectsCommandOutput): void {
  const [first] = Errors;
  if (first) throw new Error(`${Errors.length} objects could not be deleted: ${first.Key} ${first.Code}`);
}
