import { call } from './product.mjs';
import { atEnd } from './run.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let loads = 0;

/**
 * People who write to each other through several instances, each message tried again under its `Idempotency-Key` until
 * it is acknowledged, people who read, and one who listens.
 */
export async function startLoad(
  urls,
  { one, other, conversationId },
  { writers = 8, readers = 4, pauseMs = 40 } = {},
) {
  loads += 1;
  const load = `${process.pid}-${loads}`;
  const acknowledged = new Map();
  const statuses = new Map();
  const heard = new Set();
  let resets = 0;
  let longestGapMs = 0;
  const lastSuccess = new Map(urls.map((url) => [url, performance.now()]));
  let isRunning = true;
  let asked = 0;
  const stop = new AbortController();
  let listens;
  const isListening = new Promise((resolve) => {
    listens = resolve;
  });
  const next = () => urls[asked++ % urls.length];

  function count(status) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  function succeed(url) {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - lastSuccess.get(url));
    lastSuccess.set(url, now);
  }

  async function ask(method, path, { url = next(), ...options }) {
    try {
      const answer = await call(url, method, path, { ...options, signal: AbortSignal.timeout(15_000) });
      count(answer.status);
      if (answer.status >= 500 && answer.status !== 503)
        console.log(method, path, JSON.stringify(answer.body));
      if (answer.status === 503 && !answer.headers.has('retry-after')) count('503 without Retry-After');
      return answer;
    } catch (error) {
      count(error.name === 'TimeoutError' ? 'no answer in 15 s' : 'connection lost');
      return { status: 0, body: null };
    }
  }

  async function write(writer) {
    for (let number = 0; isRunning; number += 1) {
      const content = `message ${load}-${writer}.${number}`;
      const headers = { 'idempotency-key': `load-${load}-${writer}-${number}-${'x'.repeat(10)}` };
      const body = { senderId: one.id, content };
      while (!stop.signal.aborted) {
        const url = next();
        const { status, body: message } = await ask('POST', `/api/messages/${conversationId}`, {
          url,
          token: one.token,
          headers,
          body,
        });
        if (status === 201) {
          acknowledged.set(content, message.id);
          succeed(url);
          break;
        }
        await pause(100);
      }
      await pause(pauseMs);
    }
  }

  async function read(reader) {
    const paths = [
      '/api/profiles',
      '/api/companies',
      `/api/messages/${conversationId}`,
      `/api/conversations/${other.id}`,
      '/api/appels-doffre',
    ];
    for (let number = reader; isRunning; number += 1) {
      const path = paths[number % paths.length];
      // a visitor's list may come from a standby
      await ask('GET', path, path === '/api/companies' ? {} : { token: other.token });
      await pause(pauseMs);
    }
  }

  async function listen() {
    let lastId = '';
    for (let number = 0; !stop.signal.aborted; number += 1) {
      try {
        const headers = {
          authorization: `Bearer ${other.token}`,
          ...(lastId && { 'last-event-id': lastId }),
        };
        const stream = await fetch(`${urls[number % urls.length]}/api/events`, {
          headers,
          signal: stop.signal,
        });
        let text = '';
        for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          listens();
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) {
            lastId = /^id: ?(.+)$/m.exec(event)?.[1] ?? lastId;
            if (/^event: ?reset/m.test(event)) resets += 1;
            for (const [id] of event.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)) heard.add(id);
          }
        }
      } catch {
        await pause(200);
      }
    }
  }

  atEnd(async () => {
    isRunning = false;
    stop.abort();
  });
  const listening = listen();
  // an event written before the stream is open does not arrive
  await isListening;
  const working = [
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
    ...Array.from({ length: readers }, (_, reader) => read(reader)),
  ];
  return {
    acknowledged,
    statuses,
    heard,
    resets: () => resets,
    /** The longest time since last asked in which one of the instances acknowledged no message, in milliseconds. */
    takeLongestGapMs() {
      const now = performance.now();
      const longest = Math.max(longestGapMs, ...[...lastSuccess.values()].map((success) => now - success));
      longestGapMs = 0;
      return longest;
    },
    /** Waits for what is under way, and for events on their way. */
    async stop() {
      isRunning = false;
      await Promise.all(working);
      await pause(7_000);
      stop.abort();
      await listening;
    },
  };
}
