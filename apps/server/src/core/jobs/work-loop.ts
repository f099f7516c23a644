interface WorkLoopOptions<Job> {
  /** The most jobs under way at once. */
  readonly concurrency: number;
  /** Returns at most so many jobs, none when there are none. */
  readonly fetch: (count: number) => Promise<readonly Job[]>;
  /** Runs one job, whatever its outcome; true when the queue should pause. Never rejects. */
  readonly run: (job: Job) => Promise<boolean>;
  /** Resolves once an empty queue is worth another look, or the signal is aborted. */
  readonly untilDue: (signal: AbortSignal) => Promise<void>;
  /** Called with true when the queue begins to pause, and with false when it resumes. */
  readonly onPause?: (isPausing: boolean) => void;
}

export interface WorkLoop<Job> {
  /** How many are under way. */
  underWay(): number;
  /** Whether the queue pauses since all of its jobs would fail. */
  isPaused(): boolean;
  /** Fetches no more and waits for running jobs; returns those still running after so many milliseconds. */
  stop(timeoutMs: number): Promise<readonly Job[]>;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** Each fetch costs a statement: it waits until a quarter of the slots is free. */
const refillShare = 4;

/** Runs the jobs of one queue as they come, several at once, without a pause as long as there are some. */
export function startWorkLoop<Job>({
  concurrency,
  fetch,
  run,
  untilDue,
  onPause = () => {},
}: WorkLoopOptions<Job>): WorkLoop<Job> {
  const underWay = new Map<Job, Promise<void>>();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let pauses = 0;
  let isPaused = false;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isStopping()) return resolve();
      const end = () => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      stopping.signal.addEventListener('abort', end);
    });
  const start = (job: Job) => {
    const done = run(job).then((shouldPause) => {
      underWay.delete(job);
      if (!shouldPause) {
        if (pauses > 0) onPause(false);
        pauses = 0;
      } else if (!isPaused) {
        if (pauses === 0) onPause(true);
        isPaused = true;
        pauses += 1;
      }
    });
    underWay.set(job, done);
  };
  const loop = async () => {
    while (!isStopping()) {
      if (isPaused) {
        await Promise.all(underWay.values());
        await sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** (pauses - 1)));
        isPaused = false;
        continue;
      }
      const limit = pauses > 0 ? 1 : concurrency;
      const free = limit - underWay.size;
      if (free < Math.ceil(limit / refillShare)) {
        await Promise.race(underWay.values());
        continue;
      }
      const jobs = await fetch(free);
      for (const job of jobs) start(job);
      if (jobs.length < free && !isStopping()) await untilDue(stopping.signal);
    }
    await Promise.all(underWay.values());
  };
  const ended = loop();

  return {
    underWay: () => underWay.size,
    isPaused: () => isPaused || pauses > 0,
    async stop(timeoutMs) {
      stopping.abort();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([ended, timeout]);
      clearTimeout(timer);
      return [...underWay.keys()];
    },
  };
}
