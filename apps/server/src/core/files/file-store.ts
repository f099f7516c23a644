import type { Readable } from 'node:stream';

/**
 * Where the bytes of uploaded files lie: a folder of this machine or an S3 bucket, behind the same calls. Paths are
 * relative, their parts joined by slashes; one that leads elsewhere is refused with an error. Every call fails with
 * FileStoreAwayError while the store does not answer, or refuses us.
 */
export interface FileStore {
  /** Replaces a file as a whole: a reader meanwhile gets the old bytes or the new ones. */
  write(path: string, content: Buffer, contentType: string): Promise<void>;
  /** @throws FileNotFoundError when there is none. */
  read(path: string): Promise<Readable>;
  /** Whether files can be written and read now. @throws FileStoreAwayError when not. */
  check(): Promise<void>;
  /** Deletes everything below a folder; nothing there is no error. */
  deleteFolder(path: string): Promise<void>;
}

export class FileNotFoundError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`no file at ${path}`, options);
    this.name = 'FileNotFoundError';
  }
}

/** The store does not answer, is full, or refuses us: the same call may succeed later. */
export class FileStoreAwayError extends Error {
  constructor(cause: unknown) {
    const { code } = (cause ?? {}) as NodeJS.ErrnoException;
    super(`the store of files is away${code ? `: ${code}` : ''}`, { cause });
    this.name = 'FileStoreAwayError';
  }
}

/**
 * Returns the path. @throws Error when a part of it is empty, leads up, or means something else on some
 * system.
 */
export function requireInside(path: string): string {
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part);
  if (!path.split('/').every(isPlain)) throw new Error(`path traversal: ${JSON.stringify(path)}`);
  return path;
}
