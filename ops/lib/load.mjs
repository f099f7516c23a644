import { call } from './product.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * People who write to each other through several instances, each message tried again under its `Idempotency-Key` until
 * it is acknowledged, people who read, and one who listens.
 */
export async function startLoad(
  urls,
  { one, other, conversationId },
  { writers = 8, readers = 4, pauseMs = 40 } = {},
) {
  const acknowledged = new Map();
  const statuses = new Map();
  const heard = new Set();
  let resets = 0;
  let longestGapMs = 0;
  let lastSuccess = performance.now();
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

  function succeed() {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - lastSuccess);
    lastSuccess = now;
  }

  async function ask(method, path, options) {
    try {
      const answer = await call(next(), method, path, { ...options, signal: AbortSignal.timeout(15_000) });
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
      const content = `message ${writer}.${number}`;
      const headers = { 'idempotency-key': `load-${process.pid}-${writer}-${number}-${'x'.repeat(10)}` };
      const body = { senderId: one.id, content };
      for (;;) {
        const { status, body: message } = await ask('POST', `/api/messages/${conversationId}`, {
          token: one.token,
          headers,
          body,
        });
        if (status === 201) {
          acknowledged.set(content, message.id);
          succeed();
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
      `/api/messages/${conversationId}`,
      `/api/conversations/${other.id}`,
      '/api/appels-doffre',
    ];
    for (let number = reader; isRunning; number += 1) {
      await ask('GET', paths[number % paths.length], { token: other.token });
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

  const listening = listen();
  // what is written before somebody listens is not told
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
    /** The longest time without an acknowledged message since last asked, in milliseconds. */
    takeLongestGapMs() {
      const longest = Math.max(longestGapMs, performance.now() - lastSuccess);
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
