import { useCallback, useEffect, useRef, useState } from 'react';

interface DebouncedValue<Value> {
  /** What the controls show. */
  readonly typed: Value;
  /** Takes what was typed or dragged; it is committed after a pause. */
  readonly change: (next: Value) => void;
  /** Commits at once: Enter, the submit button. */
  readonly commitNow: () => void;
}

/**
 * A value being typed or dragged, committed `delayMs` after its last change. A committed value that changes
 * for another reason (Back, a reset) replaces it. `normalise` is what committing makes of it, so that a space
 * typed at the end is not removed while typing.
 */
export function useDebouncedValue<Value>(
  value: Value,
  commit: (next: Value) => void,
  { delayMs, normalise }: { delayMs: number; normalise: (value: Value) => Value },
): DebouncedValue<Value> {
  const [typed, setTyped] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const expected = useRef<string>(undefined);
  const pending = useRef<Value | null>(null);
  const latestCommit = useRef(commit);
  latestCommit.current = commit;
  const valueKey = JSON.stringify(value);

  useEffect(() => {
    if (valueKey === expected.current) return;
    expected.current = valueKey;
    pending.current = null;
    clearTimeout(timer.current);
    setTyped(null);
  }, [valueKey]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commitNow = useCallback(() => {
    clearTimeout(timer.current);
    const next = pending.current;
    pending.current = null;
    if (next === null) return;
    expected.current = JSON.stringify(normalise(next));
    latestCommit.current(normalise(next));
  }, [normalise]);

  const change = useCallback(
    (next: Value) => {
      setTyped(next);
      pending.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(commitNow, delayMs);
    },
    [commitNow, delayMs],
  );

  return { typed: typed ?? value, change, commitNow };
}
