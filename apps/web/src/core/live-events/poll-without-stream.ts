import { emitMissed, getLiveStatus } from './live-bus.ts';

const pollMs = 10_000;
/** Of these looks, one for a page that nobody looks at. */
const hiddenEvery = 6;

/** Has handlers ask again every ten seconds while no stream is to be had. Returns how to stop. */
export function pollWithoutStream(): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const isDue = document.visibilityState === 'visible' || looks % hiddenEvery === 0;
    if (getLiveStatus() === 'polling' && isDue) emitMissed();
  }, pollMs);
  return () => clearInterval(timer);
}
