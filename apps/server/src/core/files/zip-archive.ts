import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveFile {
  readonly path: string;
  readonly content: Readable;
}

/**
 * A ZIP archive of files that come one after the other: the next is opened once the last was read, so that
 * memory does not grow with the archive. A failure, or a reader who disconnects, ends both sides.
 */
export function zipArchive(files: AsyncIterable<ArchiveFile>, modifiedAt: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const gone = new AbortController();
  output.once('close', () => gone.abort());

  const fill = async () => {
    for await (const { path, content } of files) {
      zip.addReadStream(content, path, { mtime: modifiedAt });
      try {
        await finished(content, { signal: gone.signal });
      } finally {
        content.destroy();
      }
    }
    zip.end();
  };
  const send = pipeline(zip.outputStream, output);
  Promise.all([fill(), send]).catch((error) => output.destroy(asError(error)));
  return output;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
