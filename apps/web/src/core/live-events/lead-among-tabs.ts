/**
 * Elects one of the browser's tabs that use this name: the one last looked at, since phones suspend the
 * others; another when it is closed. `lead` runs in the elected tab and returns a function that stops. In a
 * browser without locks, every tab leads. Returns a function that withdraws.
 */
export function leadAmongTabs(name: string, lead: () => () => void): () => void {
  const { locks } = navigator;
  if (!locks) return lead();
  let state: 'waiting' | 'taking' | 'leading' | 'over' = 'waiting';
  let stopLeading = () => {};
  let release = () => {};
  let waiting = new AbortController();

  async function begin(): Promise<void> {
    if (state === 'over') return;
    state = 'leading';
    stopLeading = lead();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  }

  function request(options: LockOptions): void {
    let isRefused = false;
    const grant = async () => (isRefused ? undefined : begin());
    // refused when another tab takes over, or when this one waits no longer
    locks.request(name, options, grant).catch(() => {
      isRefused = true;
      if (options.signal?.aborted || state === 'over') return;
      if (state === 'leading') stopLeading();
      waitForTurn();
    });
  }

  function waitForTurn(): void {
    state = 'waiting';
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }

  function takeOver(): void {
    if (state !== 'waiting' || document.visibilityState !== 'visible') return;
    state = 'taking';
    waiting.abort();
    request({ steal: true });
  }

  if (document.visibilityState === 'visible') takeOver();
  else waitForTurn();
  document.addEventListener('visibilitychange', takeOver);
  return () => {
    document.removeEventListener('visibilitychange', takeOver);
    if (state === 'leading') stopLeading();
    state = 'over';
    waiting.abort();
    release();
  };
}
