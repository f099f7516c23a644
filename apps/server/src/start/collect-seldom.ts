import { setFlagsFromString } from 'node:v8';

/** How much what is held may grow before V8 collects all of it again, in percent of what the last time left. */
const growthPercent = 200;

/**
 * V8 collects all of its memory each time that it has grown by a part, which it makes smaller the faster collecting is: a
 * server under load looked through 70 MB one to two times a second, with a sixth of all it worked. Grown to three times as
 * much (V8's own most is four), it does so a third as often. The flag is read at each collection.
 */
export function collectSeldom(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
