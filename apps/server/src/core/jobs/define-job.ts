/** A kind of background work: its queue's name and how often a failed one is tried again. */
export interface JobDefinition<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** Seconds before the first new try; doubled each time. */
  readonly retryDelaySeconds: number;
  /** The longest wait for a new try. */
  readonly retryDelayMaxSeconds?: number;
  /** How many of them one instance does at once; one unless told. */
  readonly concurrency?: number;
  /** Days for which one that failed for good is kept; as long as one that is done unless told. */
  readonly keepFailedDays?: number;
  /** Seconds after which a running one is taken for dead. */
  readonly expireSeconds: number;
  /** Set for work that the clock starts, in Europe/Paris. */
  readonly cron?: string;
  /** Set for work that every start of a server also asks for: doing it once more must do no harm. */
  readonly atStart?: boolean;
  /** Set for a queue in which no two jobs of the same `singletonKey` wait for their first try: the later is not sent. */
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
