import pg from 'pg';
import { promiseAnswer } from './promise-answer.ts';

/** A statement as the driver takes it, whose answer is called back or promised. */
type Given = [config: unknown, values?: unknown, callback?: unknown];

/**
 * The driver's client, whose promises let go of what they were about. The driver's own hold each answer, with all that its
 * caller hangs on it, until the great collection (decision 68).
 */
export class LeanClient extends pg.Client {
  // one signature for all of the driver's overloads, which it passes on
  // biome-ignore lint/suspicious/noExplicitAny: an override must fit all of the driver's overloads, which give back a promise, the query or nothing
  override query(...given: Given): any {
    const [config, values, callback] = given;
    const hasOwnWay =
      typeof values === 'function' ||
      callback !== undefined ||
      config === null ||
      (typeof config !== 'string' && 'submit' in (config as object));
    const send = super.query.bind(this) as (...all: unknown[]) => unknown;
    return hasOwnWay ? send(...given) : promiseAnswer((tell) => send(config, values, tell));
  }
}
