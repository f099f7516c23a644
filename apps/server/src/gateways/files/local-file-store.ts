import { resolve } from 'node:path';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import type { FileStore } from './file-store.ts';
import { createFlystorageFileStore } from './flystorage-file-store.ts';

/** Keeps files in a folder of this machine, made on the first write. */
export function createLocalFileStore({ directory }: { directory: string }): FileStore {
  return createFlystorageFileStore(new FileStorage(new LocalStorageAdapter(resolve(directory))));
}
