const failuresToOpen = 5;
const openMs = 30_000;
const mostOrigins = 200;

interface Origin {
  failures: number;
  openUntil: number;
}

/**
 * Which push services are not asked for a while, since they did not answer several times in a row: what is for them waits in
 * the queue, and holds up nobody else's. Of this instance alone; `now` in milliseconds.
 */
export function createBreaker(now: () => number = Date.now) {
  const origins = new Map<string, Origin>();
  return {
    isOpen: (origin: string): boolean => (origins.get(origin)?.openUntil ?? 0) > now(),
    note(origin: string, isUp: boolean): void {
      if (isUp) {
        origins.delete(origin);
        return;
      }
      const known = origins.get(origin) ?? { failures: 0, openUntil: 0 };
      known.failures += 1;
      if (known.failures >= failuresToOpen) known.openUntil = now() + openMs;
      origins.delete(origin);
      origins.set(origin, known);
      // callers choose the hosts: the one that failed longest ago makes room
      const [oldest] = origins.keys();
      if (origins.size > mostOrigins && oldest !== undefined) origins.delete(oldest);
    },
  };
}
