import type { ReduceAnswer, ReduceRequest } from './reduce-picture.worker.ts';

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * A picture in the size in which it is kept, edited if requested. Made in a worker, so that the page stays
 * responsive. Rejects where the browser cannot read the picture, or has too little memory.
 */
export async function reducePicture(
  file: File,
  types: readonly ('image/png' | 'image/jpeg')[] | null,
  maxBytes: number,
  edit?: ReduceRequest['edit'],
): Promise<File> {
  const answer = await inWorker({ file, types, maxBytes, edit });
  if ('failure' in answer) throw new Error(answer.failure);
  const { type } = answer.blob;
  const name = file.name.replace(/(\.[^.]*)?$/, `.${extensions[type] ?? 'jpg'}`);
  return new File([answer.blob], name, { type });
}

function inWorker(request: ReduceRequest): Promise<ReduceAnswer> {
  const worker = new Worker(new URL('./reduce-picture.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<ReduceAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReduceAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('no worker')));
  });
  worker.postMessage(request);
  return answer.finally(() => worker.terminate());
}
