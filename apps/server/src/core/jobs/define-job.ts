/** A kind of background job: its queue's name and its retries. */
export interface JobDefinition<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  readonly retryDelaySeconds: number;
  /** The longest wait before a retry. */
  readonly retryDelayMaxSeconds?: number;
  /** How many of them one instance runs at once; one by default. */
  readonly concurrency?: number;
  /** Days for which a finally failed job is kept; by default as long as a finished one. */
  readonly keepFailedDays?: number;
  /** Seconds after which a running one counts as dead. */
  readonly expireSeconds: number;
  /** Set for jobs on a schedule, in Europe/Paris. */
  readonly cron?: string;
  /** Set for jobs that every start of a server also sends: running one again must do no harm. */
  readonly atStart?: boolean;
  /**
   * Set for a queue in which no two jobs of the same `singletonKey` wait for their first try: the later is
   * not sent.
   */
  readonly onePerKey?: boolean;
  /** Never set: carries the type of the data. */
  readonly data?: Data;
}

/** Declares a kind of job. By default 12 tries over some 11 hours. */
export function defineJob<Data extends object>(
  name: string,
  options: Partial<Omit<JobDefinition<Data>, 'name' | 'data'>> = {},
): JobDefinition<Data> {
  return { name, retryLimit: 12, retryDelaySeconds: 10, expireSeconds: 300, ...options };
}
