type Details = Readonly<Record<string, string | number | null>>;

/** Why a try of a job failed. Its name and details are kept with the job: nothing in them names anybody. */
export class JobFailure extends Error {
  override readonly name: string;
  /** Another try would be no use. */
  readonly isFinal: boolean;
  /** The other jobs of its queue would fail as well: it is tried less often, one at a time, until one succeeds. */
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
