interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the user has turned on data saving. */
export function isSavingData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}

const stayMs = 5_000;

/**
 * Runs a task for a user who stays on a page: after some seconds, if the page is visible, once the browser is
 * idle. Never where the user has turned on data saving.
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
