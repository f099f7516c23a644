/** So many pages are sent at once: while the server works on one, the line has another. */
const mostSending = 2;

interface PageSending<Picture> {
  readonly signal: AbortSignal;
  /** Null where a page cannot be drawn. */
  readonly draw: (page: number) => Promise<Picture | null>;
  readonly upload: (picture: Picture) => Promise<string>;
  /** Told as each arrives, in whatever order they do. */
  readonly onSent: (page: number, url: string) => void;
}

/**
 * Draws pages one after the other and sends them, two at once, with one more drawn ahead: the line is what is waited for.
 * `sent(page)` is to be asked for in the pages' order, and goes as far as the next ones of them; `stop()` begins nothing
 * more, and waits for what is on its way, whatever becomes of it.
 */
export function sendPages<Picture>(
  pages: readonly number[],
  { signal, draw, upload, onSent }: PageSending<Picture>,
) {
  const drawn = new Map<number, Promise<Picture | null>>();
  const sent = new Map<number, Promise<void>>();
  let lastDrawn: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const goOn = () => {
    signal.throwIfAborted();
    if (isStopped) throw new Error('stopped');
  };

  /** A promise that is told where it is awaited, perhaps never. */
  const kept = <T>(map: Map<number, Promise<T>>, page: number, promise: Promise<T>): Promise<T> => {
    promise.catch(() => undefined);
    map.set(page, promise);
    return promise;
  };
  const drawOnce = (page: number) => {
    const known = drawn.get(page);
    if (known) return known;
    const picture = lastDrawn.then(() => {
      goOn();
      return draw(page);
    });
    lastDrawn = picture.catch(() => undefined);
    return kept(drawn, page, picture);
  };
  const sendOnce = (page: number) => {
    const known = sent.get(page);
    if (known) return known;
    const send = async () => {
      const picture = await drawOnce(page);
      drawn.delete(page);
      goOn();
      if (picture) onSent(page, await upload(picture));
    };
    return kept(sent, page, send());
  };
  return {
    sent: (page: number): Promise<void> => {
      const at = pages.indexOf(page);
      for (const next of pages.slice(at, at + mostSending)) void sendOnce(next);
      for (const next of pages.slice(at + mostSending, at + mostSending + 1)) void drawOnce(next);
      return sendOnce(page);
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.allSettled(sent.values());
    },
  };
}
