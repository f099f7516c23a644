import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log/log.ts';

/** What parts of `core` use that are themselves parts of the `AppContext`. */
export interface BaseContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}
