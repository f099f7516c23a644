/** So many pages are under way at once: one is drawn, the line has others, and the server works on others still. */
const mostUnderWay = 4;

interface PageSending<Picture> {
  readonly signal: AbortSignal;
  /** Null where a page cannot be drawn. */
  readonly draw: (page: number) => Promise<Picture | null>;
  readonly upload: (picture: Picture) => Promise<string>;
  /** Told as each arrives, in whatever order they do. */
  readonly onSent: (page: number, url: string) => void;
}

/** A promise to be settled from outside; what nobody waits for fails unheard. */
function arrival() {
  let arrive = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    [arrive, fail] = [resolve, reject];
  });
  promise.catch(() => undefined);
  return { promise, arrive, fail };
}

/**
 * Draws pages one after the other and sends them, several under way at once, from the first `sent` on: the line is what is
 * waited for. `sent(page)` waits until one is there. After a failure nothing more is begun; `stop()` waits for what is on
 * its way, whatever becomes of it.
 */
export function sendPages<Picture>(
  pages: readonly number[],
  { signal, draw, upload, onSent }: PageSending<Picture>,
) {
  const arrivals = new Map(pages.map((page) => [page, arrival()]));
  const waiting = [...arrivals];
  let running: readonly Promise<void>[] | null = null;
  let lastDrawn: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const goOn = () => {
    signal.throwIfAborted();
    if (isStopped) throw new Error('stopped');
  };
  const drawInTurn = (page: number) => {
    const picture = lastDrawn.then(() => {
      goOn();
      return draw(page);
    });
    lastDrawn = picture.catch(() => undefined);
    return picture;
  };
  const send = async (page: number) => {
    goOn();
    const picture = await drawInTurn(page);
    goOn();
    if (picture) onSent(page, await upload(picture));
  };
  const sendOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [page, { arrive, fail }] = next;
      try {
        await send(page);
        arrive();
      } catch (error) {
        isStopped = true;
        fail(error);
      }
    }
  };
  return {
    sent: async (page: number): Promise<void> => {
      running ??= Array.from({ length: mostUnderWay }, sendOneByOne);
      await arrivals.get(page)?.promise;
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(running ?? []);
    },
  };
}
