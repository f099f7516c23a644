import { useEffect, useState } from 'react';

/** Whole seconds down to zero; it follows the clock, so a sleeping tab does not delay it. */
export function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [endMs, setEndMs] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((endMs - Date.now()) / 1000)));
    tick();
    if (endMs <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (endMs <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  const start = (from: number) => {
    setSeconds(from);
    setEndMs(Date.now() + from * 1000);
  };
  return { seconds, start };
}
