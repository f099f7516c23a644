import { mostTries } from './until-try-again.ts';
import { FileFault, failureOf, Unreached, type UploadOptions } from './use-upload.ts';

/** More at once would only make each of them slower. */
const atOnce = 2;

export type SendingState =
  | { readonly step: 'waiting' }
  /** Kept back until `release`. */
  | { readonly step: 'held' }
  | { readonly step: 'sending'; readonly ratio: number }
  /** The server was not reached: it is tried again by itself. */
  | { readonly step: 'lost' }
  /** Sent; its address is given after those of the files before it. */
  | { readonly step: 'sent'; readonly url: string }
  /** `canRetry` is false when the file itself is at fault. */
  | { readonly step: 'failed'; readonly message: string; readonly canRetry: boolean };

export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: SendingState;
}

export interface QueueState {
  /** What is not done with, in the order it was chosen. */
  readonly sendings: readonly Sending[];
  /** Of those chosen since nothing was left to do and that can be sent: how many were, and how many there are. */
  readonly sent: number;
  readonly total: number;
  /** `lost`: it stopped by itself, since the server could not be reached for long. */
  readonly pause: 'asked' | 'lost' | null;
  /** Of those chosen last: how many found no room. One of them comes in for each that is refused. */
  readonly spare: number;
}

/** What a queue needs of the world. */
export interface QueueWorld {
  readonly fit: (file: File) => File | Promise<File>;
  readonly upload: (file: File, options: UploadOptions) => Promise<{ readonly url: string }>;
  readonly onSent: (url: string) => void;
  /** Waits before a file is tried again; null: the first failure is said. */
  readonly untilTryAgain: ((tries: number, signal: AbortSignal) => Promise<void>) | null;
  readonly isOnline: () => boolean;
  /** The account that sends, if that matters: files that one account chose are not sent as another. */
  readonly sender?: (() => unknown) | undefined;
  /** The error of a file whose sender has changed. */
  readonly otherSender: string;
}

const none: QueueState = { sendings: [], sent: 0, total: 0, pause: null, spare: 0 };
const isOpen = ({ state }: Sending) => state.step !== 'failed';
/** Whether it can still arrive, or has: what is refused takes no room. */
export const isCounted = ({ state }: Sending) => state.step !== 'failed' || state.canRetry;
/** Whether the server does not have it whole. */
const isUnderWay = ({ state }: Sending) =>
  state.step === 'lost' || (state.step === 'sending' && state.ratio < 1);

/**
 * Files on their way, two at a time in the order chosen, their addresses given in that order too. One that cannot be sent
 * holds up none; while the server cannot be reached each is tried again, then all wait. Nothing chosen is lost but by
 * `cancel` and `stop`.
 */
export function createUploadQueue(world: QueueWorld) {
  let state = none;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const senders = new Map<number, unknown>();
  let spare: readonly Sending[] = [];
  let lastKey = 0;

  const set = (changes: Partial<QueueState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const setState = (key: number, next: SendingState) =>
    set({
      sendings: state.sendings.map((sending) =>
        sending.key === key ? { ...sending, state: next } : sending,
      ),
    });
  const setSpare = (next: readonly Sending[]) => {
    spare = next;
    set({ spare: next.length });
  };
  const drop = (keys: readonly number[]) =>
    set({ sendings: state.sendings.filter(({ key }) => !keys.includes(key)) });

  /** Gives the addresses that no earlier file is waited for. */
  const deliver = () => {
    const open = state.sendings.filter(isOpen);
    const until = open.findIndex((sending) => sending.state.step !== 'sent');
    const ready = until < 0 ? open : open.slice(0, until);
    if (ready.length === 0) return;
    drop(ready.map(({ key }) => key));
    for (const sending of ready) if (sending.state.step === 'sent') world.onSent(sending.state.url);
  };

  const attempt = async (key: number, file: File, signal: AbortSignal) => {
    const onProgress = (ratio: number) => !signal.aborted && setState(key, { step: 'sending', ratio });
    const fitting = world.fit(file);
    const ready = fitting instanceof Promise ? await fitting : fitting;
    signal.throwIfAborted();
    for (let tries = 0; ; tries += 1) {
      if (world.sender && world.sender() !== senders.get(key)) throw new FileFault(world.otherSender);
      try {
        return await world.upload(ready, { onProgress, signal });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof Unreached) || !world.untilTryAgain || tries >= mostTries) throw error;
        // a connection that is waited for is no try
        const isOffline = !world.isOnline();
        setState(key, { step: 'lost' });
        await world.untilTryAgain(tries, signal);
        if (isOffline) tries = -1;
        setState(key, { step: 'sending', ratio: 0 });
      }
    }
  };

  const fail = (key: number, error: unknown) => {
    const failure = failureOf(error);
    setState(key, { step: 'failed', ...failure });
    if (failure.canRetry) return;
    const [next, ...others] = spare;
    setSpare(others);
    if (next) set({ sendings: [...state.sendings, next] });
    else set({ total: state.total - 1 });
  };

  const send = async ({ key, file }: Sending) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    setState(key, { step: 'sending', ratio: 0 });
    try {
      const { url } = await attempt(key, file, signal);
      if (signal.aborted) return;
      set({ sent: state.sent + 1 });
      setState(key, { step: 'sent', url });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unreached && world.untilTryAgain) {
        setState(key, { step: 'waiting' });
        pause('lost');
      } else fail(key, error);
    } finally {
      if (running.get(key) === controller) running.delete(key);
      if (!signal.aborted) goOn();
    }
  };
  const goOn = () => {
    deliver();
    // with nothing left, there is nothing to pause
    if (state.pause && !state.sendings.some(isOpen)) set({ pause: null });
    sendNext();
  };
  const sendNext = () => {
    while (running.size < atOnce && !state.pause) {
      const next = state.sendings.find((sending) => sending.state.step === 'waiting');
      if (!next) return;
      void send(next);
    }
  };
  const abort = (key: number) => {
    running.get(key)?.abort();
    running.delete(key);
  };
  /** Pauses: what the server does not have whole waits again. */
  const pause = (why: 'asked' | 'lost') => {
    const stopped = state.sendings.filter(isUnderWay).map(({ key }) => key);
    for (const key of stopped) abort(key);
    set({
      pause: why,
      sendings: state.sendings.map((sending) =>
        stopped.includes(sending.key) ? { ...sending, state: { step: 'waiting' } } : sending,
      ),
    });
  };
  const resume = () => {
    set({ pause: null });
    sendNext();
  };
  const retry = (key: number) => {
    setState(key, { step: 'waiting' });
    sendNext();
  };
  const cancel = (keys: readonly number[]) => {
    for (const key of keys) abort(key);
    const wasSent = (sending: Sending) => keys.includes(sending.key) && sending.state.step === 'sent';
    const counted = state.sendings.filter((sending) => keys.includes(sending.key) && isCounted(sending));
    set({ total: state.total - counted.length, sent: state.sent - state.sendings.filter(wasSent).length });
    drop(keys);
    goOn();
  };

  /** Keeps back one that waits or failed. */
  const hold = (key: number) => setState(key, { step: 'held' });
  /** Lets one go that was kept back, as another file if one is given. */
  const release = (key: number, file?: File) => {
    const released = (sending: Sending): Sending =>
      sending.key === key && sending.state.step === 'held'
        ? { key, file: file ?? sending.file, state: { step: 'waiting' } }
        : sending;
    set({ sendings: state.sendings.map(released) });
    sendNext();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
    /** Sends files, at most so many of them that are not refused. */
    add: (files: readonly File[], room = files.length) => {
      const chosen = files.map((file): Sending => {
        lastKey += 1;
        senders.set(lastKey, world.sender?.());
        return { key: lastKey, file, state: { step: 'waiting' } };
      });
      const added = chosen.slice(0, Math.max(0, room));
      setSpare(chosen.slice(added.length));
      const isFresh = !state.sendings.some(isOpen);
      const before = isFresh ? { sent: 0, total: state.sendings.filter(isCounted).length } : state;
      set({
        sendings: [...state.sendings, ...added],
        sent: before.sent,
        total: before.total + added.length,
      });
      sendNext();
    },
    retry,
    hold,
    release,
    cancel,
    forgetSpare: () => setSpare([]),
    pause: () => pause('asked'),
    resume,
    /** Ends all of it, without a word. */
    stop: () => {
      for (const key of [...running.keys()]) abort(key);
      senders.clear();
      spare = [];
      set(none);
    },
  };
}
