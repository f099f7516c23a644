import { Agent, request } from 'node:http';
import type { Pair } from './fill-talkers.ts';
import { openStreams, residentKilobytes } from './open-streams.ts';
import type { Call, StreamSide } from './stream-sides.ts';

/** Milliseconds from the call to the event at a stream. */
interface Delivery {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly told: number;
}

export interface SideResult {
  readonly name: string;
  readonly kilobytesPerStream: number;
  readonly rounds: Delivery[];
}

const settleMs = 3000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function send({ url, body, headers }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 201) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Opens every side's streams, weighs them, then tells through each side in turn, so many a second. */
export async function measureDelivery(
  sides: readonly StreamSide[],
  pairs: readonly Pair[],
  { rounds, perSecond, durationS }: { rounds: number; perSecond: number; durationS: number },
): Promise<SideResult[]> {
  const sentAt = new Map<string, number>();
  let delaysMs: number[] = [];
  const onData = (_index: number, data: string) => {
    const at = sentAt.get(JSON.parse(data).conversationId);
    if (at !== undefined) delaysMs.push(performance.now() - at);
  };
  const results: SideResult[] = [];
  const opened = [];
  for (const side of sides) {
    // what a server holds once it has worked a little is no stream's
    for (const pair of pairs.slice(0, 100)) await send(side.call(pair));
    await wait(settleMs);
    const before = await residentKilobytes(side.pid);
    opened.push(await openStreams(side.targets, onData));
    await wait(settleMs);
    const kilobytes = (await residentKilobytes(side.pid)) - before;
    results.push({ name: side.name, kilobytesPerStream: kilobytes / side.targets.length, rounds: [] });
  }
  let turn = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      delaysMs = [];
      sentAt.clear();
      const sending: Promise<void>[] = [];
      for (let count = 0; count < perSecond * durationS; count += 1) {
        const pair = pairs[turn % pairs.length];
        turn += 1;
        if (!pair) throw new Error('nobody to tell');
        sentAt.set(pair.conversationId, performance.now());
        sending.push(send(side.call(pair)));
        await wait(1000 / perSecond);
      }
      await Promise.all(sending);
      await wait(500);
      const sorted = delaysMs.toSorted((a, b) => a - b);
      const delivery = {
        p50Ms: percentile(sorted, 0.5),
        p99Ms: percentile(sorted, 0.99),
        told: sorted.length,
      };
      if (sorted.length !== 2 * sending.length)
        console.warn(`${side.name}: ${sorted.length} of ${2 * sending.length}`);
      // the first round warms up
      if (round > 0) results[index]?.rounds.push(delivery);
    }
  }
  for (const streams of opened) streams.close();
  agent.destroy();
  return results;
}
