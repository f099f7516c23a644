interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the browser's user asked to save data. */
export function isSavingData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}

const stayMs = 5_000;

/**
 * Runs a task for who stays on a page: after some seconds, if it is looked at, once the browser has nothing better to
 * do. Never where its user asked to save data.
 */
export function whenStaying(task: () => void): () => void {
  if (isSavingData()) return () => undefined;
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (document.visibilityState !== 'visible') return;
    // Safari has no idle callback
    if ('requestIdleCallback' in window) handle = requestIdleCallback(task);
    else task();
  }, stayMs);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
