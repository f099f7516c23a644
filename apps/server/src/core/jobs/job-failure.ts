type Details = Readonly<Record<string, string | number | null>>;

/** Why a try of a job failed. Its name and details are kept with the job, and hold no personal data. */
export class JobFailure extends Error {
  override readonly name: string;
  /** Retrying would be useless. */
  readonly isFinal: boolean;
  /**
   * The other jobs of its queue would fail as well: the queue is tried less often, one job at a time, until
   * one succeeds.
   */
  readonly pausesQueue: boolean;
  readonly details: Details;

  constructor(
    name: string,
    { isFinal = false, pausesQueue = false, details = {} }: Partial<Omit<JobFailure, keyof Error>> = {},
  ) {
    super(name);
    this.name = name;
    this.isFinal = isFinal;
    this.pausesQueue = pausesQueue;
    this.details = details;
  }
}
