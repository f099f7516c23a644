import type { AddressInfo } from 'node:net';
import type { AccessLine } from '../access/access-line.ts';
import { accessLines } from '../access/index.ts';
import { createStage } from '../access/stage.ts';
import type { TestApp } from '../create-test-app.ts';
import { takesOf } from './described-calls.ts';
import { createJudge } from './judge.ts';
import { type FuzzRequest, mutate, pick } from './mutate.ts';
import { type Plan, plansOf } from './plan.ts';
import { createNotes, type FuzzReport } from './report.ts';
import { closeConnections, type Exchange, send } from './send.ts';

interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** How many requests are on their way at once. */
  readonly concurrency: number;
  /** An answer that takes longer each time it is asked for is a fault; none is without it. */
  readonly slowerThanMs?: number;
  /** Ends the run before all are sent. */
  readonly signal?: AbortSignal;
  /** Told how many are done, now and then. */
  readonly onProgress?: (done: number, faults: number) => void;
}

/** Two servers of one world: one whose limits are never reached, and one with the product's own. */
export interface FuzzWorld extends Pick<TestApp, 'context' | 'server' | 'sandbox'> {
  readonly limitedServer: TestApp['server'];
  /** Takes what was logged as an error since it was last asked. */
  takeErrors?(): string[];
}

/** What took long among others. */
interface Suspect {
  readonly index: number;
  readonly plan: Plan;
  readonly line: AccessLine;
}

const nameOf = ({ route }: AccessLine) => `${route.method} ${route.path}`;

/** People are used up: they reach what one account may have. */
const requestsPerCast = 100;
const progressEvery = 1000;
const triesOfSlow = 3;
/** What a valid request takes from its caller or another for good: both are made for it alone. */
const usesUp = /\/(?:logout|password|sessions|suspension|app|passkeys|confirm)$|^\/api\/users\/:id$/;

/** Sends so many requests of a seed: each a valid one of the access lines, with one thing changed. */
export async function runFuzz(world: FuzzWorld, options: FuzzOptions): Promise<FuzzReport> {
  const document = (await world.server.inject('/api/openapi.json')).json();
  const stage = await createStage(world);
  const judge = createJudge(document);
  const notes = createNotes();
  const suspects: Suspect[] = [];
  const { slowerThanMs = Number.POSITIVE_INFINITY } = options;
  const [port, limitedPort] = [portOf(world.server), portOf(world.limitedServer)];

  async function prepare(line: AccessLine, plan: Plan): Promise<{ request: FuzzRequest; by: string }> {
    const passing = line.cells.filter(({ status }) => status < 300);
    const cell = pick(plan.anyCell || passing.length === 0 ? line.cells : passing, plan.cell);
    const isFresh = cell.status < 300 && line.route.method !== 'GET' && usesUp.test(line.route.path);
    const valid = await stage
      .prepare(line, cell, { isFresh })
      // the kept person was changed by a request before
      .catch(() => stage.prepare(line, cell, { isFresh: true }));
    return { request: mutate(valid, plan, takesOf(document, line.route)), by: cell.by };
  }
  const exchange = (plan: Plan, request: FuzzRequest): Promise<Exchange> =>
    send(plan.isLimited ? limitedPort : port, request);

  /** What others were in the way of is not slow by itself: tried again alone, its fastest try counts. */
  async function noteSlow({ index, plan, line }: Suspect, slowerThanMs: number): Promise<void> {
    let fastest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < triesOfSlow && fastest > slowerThanMs; tries += 1) {
      const prepared = await prepare(line, plan).catch(() => null);
      if (!prepared) return;
      const { request, by } = prepared;
      const { durationMs } = await exchange(plan, request);
      fastest = Math.min(fastest, durationMs);
      if (tries < triesOfSlow - 1 || fastest <= slowerThanMs) continue;
      const what = `slower than ${slowerThanMs} ms, alone too`;
      notes.faults.push({ index, route: nameOf(line), by, what, request });
    }
  }

  async function one(index: number, plan: Plan): Promise<void> {
    const line = pick(accessLines, plan.line);
    const route = nameOf(line);
    // a busy machine may not answer for the outside world in time
    const prepared = await prepare(line, plan).catch(() => null);
    if (!prepared) return notes.skipped();
    const { request, by } = prepared;
    const note = (what: string) => notes.faults.push({ index, route, by, what, request });
    const came = await exchange(plan, request).catch((error: Error) => note(error.message));
    if (typeof came !== 'object') return;
    notes.answered(came.answer?.status, { durationMs: came.durationMs, route, label: request.label });
    const isChanged = ['path', 'odd path', 'method', 'wire'].includes(plan.kind);
    const wrong = judge(line.route, request, came, isChanged);
    if (wrong) note(wrong);
    // of this request, or of one that was on its way beside it
    for (const logged of world.takeErrors?.() ?? []) note(`logged: ${logged}`);
    if (came.durationMs > slowerThanMs) suspects.push({ index, plan, line });
  }

  const startedAt = performance.now();
  const waiting = plansOf(options.seed, options.requests);
  let begun = 0;
  async function work(): Promise<void> {
    for (const plan of waiting) {
      if (options.signal?.aborted) return;
      const index = begun;
      begun += 1;
      if (index % requestsPerCast === 0) stage.renew();
      if (index % progressEvery === 0) options.onProgress?.(index, notes.faults.length);
      await one(index, plan);
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work));
  for (const suspect of suspects) {
    if (options.signal?.aborted) break;
    await noteSlow(suspect, slowerThanMs);
  }
  closeConnections();
  const { statuses, slowest, faults } = notes;
  const seconds = (performance.now() - startedAt) / 1000;
  return { seed: options.seed, requests: begun - notes.skips(), seconds, statuses, slowest, faults };
}

function portOf({ server }: TestApp['server']): number {
  return (server.address() as AddressInfo).port;
}
