import { randomUUID } from 'node:crypto';
import type { FileStore } from '../core/files/file-store.ts';
import { reasonOf, type ServiceState } from './service-state.ts';

const probeText = 'written to see whether files can be kept';

/** Whether files can be written, read and deleted. */
export async function verifyFiles(files: FileStore): Promise<ServiceState> {
  const folder = `probes/${randomUUID()}`;
  try {
    await files.write(`${folder}/probe.txt`, Buffer.from(probeText), 'text/plain');
    const chunks: Buffer[] = [];
    for await (const chunk of await files.read(`${folder}/probe.txt`)) chunks.push(Buffer.from(chunk));
    if (Buffer.concat(chunks).toString() !== probeText)
      throw new Error('what was read is not what was written');
    await files.deleteFolder(folder);
    return {
      isWorking: true,
      sentence: 'S3_BUCKET or DATA_DIR: files can be written, read and deleted',
    };
  } catch (error) {
    return {
      isWorking: false,
      sentence: `S3_BUCKET or DATA_DIR: files cannot be kept (${reasonOf(error)})`,
    };
  }
}
