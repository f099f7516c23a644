import { createListener, type Listener, type ListenerOptions } from './listen.ts';

/** The one connection of an instance that listens, for all who do: opened when the first of them asks. */
export function createLazyListener(options: ListenerOptions): Listener {
  const reconnectHandlers: (() => void)[] = [];
  const lossHandlers: (() => void)[] = [];
  let opening: Promise<Listener> | undefined;

  async function open(): Promise<Listener> {
    const listener = await createListener(options);
    for (const handler of reconnectHandlers) listener.onReconnect(handler);
    for (const handler of lossHandlers) listener.onLoss(handler);
    return listener;
  }

  function opened(): Promise<Listener> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    async on(channel, handler) {
      await (await opened()).on(channel, handler);
    },
    onReconnect(handler) {
      reconnectHandlers.push(handler);
      void opening?.then((listener) => listener.onReconnect(handler));
    },
    onLoss(handler) {
      lossHandlers.push(handler);
      void opening?.then((listener) => listener.onLoss(handler));
    },
    async close() {
      const closing = opening;
      opening = Promise.reject(new Error('the listener is closed'));
      opening.catch(() => undefined);
      await closing?.then((listener) => listener.close()).catch(() => undefined);
    },
  };
}
