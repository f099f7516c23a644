/** Work on pictures for callers of this process, running or queued. */
const awaited = new Set<Promise<unknown>>();

/** Notes work on a picture that a caller waits for; answers with its outcome. */
export async function notePictureWork<T>(work: Promise<T>): Promise<T> {
  awaited.add(work);
  try {
    return await work;
  } finally {
    awaited.delete(work);
  }
}

/**
 * Resolves once no caller of this process waits for a picture: what is done after the answer would take memory and a
 * processor at the same time. From the instant `untilMs` on, it does so with the next of them that ends.
 */
export async function untilNoPictureIsAwaited(untilMs: number): Promise<void> {
  while (awaited.size > 0 && Date.now() < untilMs) await Promise.race([...awaited].map(settled));
}

const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  );
