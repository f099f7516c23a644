import pg from 'pg';

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
    return hasOwnWay ? send(...given) : promised(send, config, values);
  }
}

async function promised(
  send: (...all: unknown[]) => unknown,
  config: unknown,
  values: unknown,
): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      send(config, values, (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      );
    });
  } catch (error) {
    // as the driver does: where the statement came from, rather than where its answer arrived
    Error.captureStackTrace(error as Error);
    throw error;
  }
}
