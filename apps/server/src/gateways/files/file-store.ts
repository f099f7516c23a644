import type { Readable } from 'node:stream';

/**
 * Where the bytes of uploaded files lie: a folder of this machine or an S3 bucket, behind the same calls. Paths are
 * relative, their parts joined by slashes; one that leads elsewhere is refused with an error.
 */
export interface FileStore {
  /** Replaces what is there as a whole: who reads meanwhile gets the old bytes or the new ones. */
  write(path: string, content: Buffer, contentType: string): Promise<void>;
  /** @throws FileNotFoundError when there is none. */
  read(path: string): Promise<Readable>;
  /** Deletes everything below a folder; nothing there is no error. */
  deleteFolder(path: string): Promise<void>;
}

export class FileNotFoundError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`no file at ${path}`, options);
    this.name = 'FileNotFoundError';
  }
}

/** The path itself. @throws Error when a part of it is empty, leads up, or is read in another way by some system. */
export function requireInside(path: string): string {
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part);
  if (!path.split('/').every(isPlain)) throw new Error(`path traversal: ${JSON.stringify(path)}`);
  return path;
}
