interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Runs a task once the browser has nothing better to do; never where its user asked to save data. */
export function whenIdle(task: () => void): () => void {
  if ((navigator as Connection).connection?.saveData) return () => undefined;
  // Safari has no idle callback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
