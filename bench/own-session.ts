import type { ChildProcess } from 'node:child_process';

/**
 * For `spawn`: a session of its own, as a service manager gives to each service. Linux shares the processors out between
 * sessions first (autogroups, sched(7)): in the session of the load generator, a server would be held up by whoever asks
 * it, with half of what PostgreSQL gets, and every answer would cost it more.
 */
export const ownSession = { detached: true } as const;

const running = new Set<ChildProcess>();

/** Ends such a process with this one, which a terminal's Ctrl-C no longer does. */
export function endWithThisProcess(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', () => {
      for (const one of running) one.kill('SIGTERM');
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }
  running.add(child);
  child.once('exit', () => running.delete(child));
}
