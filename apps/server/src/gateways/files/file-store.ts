import type { Readable } from 'node:stream';

/** Where the bytes of uploaded files lie: a folder of this machine or an S3 bucket, behind the same calls. */
export interface FileStore {
  write(path: string, content: Buffer | Readable, contentType: string): Promise<void>;
  /** @throws FileNotFoundError when there is none. */
  read(path: string): Promise<Readable>;
  /** Deletes everything below a folder; nothing there is no error. */
  deleteFolder(path: string): Promise<void>;
}

export class FileNotFoundError extends Error {
  constructor(path: string) {
    super(`no file at ${path}`);
    this.name = 'FileNotFoundError';
  }
}
