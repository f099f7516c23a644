import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteCall } from '@mitoyen/contract/core/define-route.ts';
import { trustedKeyHours } from '@mitoyen/contract/core/idempotency.ts';
import { callApi } from '../api/api-client.ts';
import { dropDraftAsKept } from '../forms/form-draft.ts';
import { getSession, subscribeToSession } from '../session/session-store.ts';
import { unsentStorage } from '../storage/unsent-storage.ts';
import { isRepeatable, LostCall, type WriteRequest } from './lost-call.ts';
import { showLostWrite } from './lost-writes.ts';

/**
 * A write to be sent once the network is back, as its author asked. `sending`: on its way, in some tab.
 * `doubtful`: it may have arrived and cannot be sent twice, or has waited since yesterday; its author
 * decides, as about one that the server refused.
 */
export interface WaitingWrite {
  readonly id: string;
  readonly label: string;
  readonly request: WriteRequest;
  /** The draft it was made from, deleted once it was sent, unless it has changed by then. */
  readonly draft: { readonly key: string; readonly text: string | null } | null;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly state: 'waiting' | 'sending' | 'doubtful' | 'refused';
  /** The server's refusal. */
  readonly reason: string | null;
}

const start = 'write:';
const none: readonly WaitingWrite[] = [];

let userId: string | null = null;
let items: readonly WaitingWrite[] = none;
/** What was sent since the page was opened or the user read the list. */
let sent: readonly string[] = [];
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

export const getWaitingWrites = (): readonly WaitingWrite[] => items;
export const getNoWaitingWrites = (): readonly WaitingWrite[] => none;
export const getSentWrites = (): readonly string[] => sent;

export function subscribeToWaitingWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function parse(text: string): WaitingWrite[] {
  try {
    const value = JSON.parse(text) as WaitingWrite | null;
    return value?.request && typeof value.id === 'string' ? [value] : [];
  } catch {
    return [];
  }
}

/**
 * Reloads the waiting writes of the signed-in account. Aborts those being sent for another account, or
 * removed meanwhile.
 */
function read(): void {
  userId = getSession()?.user.id ?? null;
  items = userId
    ? unsentStorage(userId)
        .list(start)
        .flatMap(({ text }) => parse(text))
        .sort((a, b) => a.since - b.since)
    : none;
  for (const [id, control] of running) if (!items.some((item) => item.id === id)) control.abort();
  tell();
}

function keep(item: WaitingWrite): void {
  if (!userId) return;
  unsentStorage(userId).write(start + item.id, JSON.stringify(item));
  read();
}

/**
 * Keeps a lost write until the network is back. Only the signed-in account sends it. False where the browser
 * refuses storage.
 */
export function addWaitingWrite(item: Pick<WaitingWrite, 'id' | 'label' | 'request' | 'draft'>): boolean {
  keep({ ...item, since: Date.now(), state: 'waiting', reason: null });
  return items.some(({ id }) => id === item.id);
}

/** Removes one: it is not sent, and aborted if it is being sent. */
export function forgetWaitingWrite(id: string): void {
  if (!userId || !items.some((item) => item.id === id)) return;
  unsentStorage(userId).write(start + id, null);
  read();
}

export function forgetAllWaitingWrites(): void {
  for (const { id } of items) forgetWaitingWrite(id);
}

export function forgetSentWrites(): void {
  sent = [];
  tell();
}

/** Sends one although it may have arrived: its author has checked. */
export function resendWaitingWrite(id: string): void {
  const item = items.find((one) => one.id === id);
  if (item) keep({ ...item, since: Date.now(), state: 'waiting', reason: null });
}

function isOld({ since }: WaitingWrite): boolean {
  return Date.now() - since > trustedKeyHours * 3_600_000;
}

/** The next state of one that failed. */
function afterFailure(item: WaitingWrite, error: unknown): WaitingWrite {
  if (error instanceof LostCall) {
    const isDoubtful = error.mayHaveArrived && !isRepeatable(item.request);
    return { ...item, state: isDoubtful ? 'doubtful' : 'waiting' };
  }
  const isRefused =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefused
    ? { ...item, state: 'refused', reason: error.message }
    : { ...item, state: 'waiting', reason: null };
}

async function send(item: WaitingWrite): Promise<boolean> {
  const { method, path, idempotencyKey, ...call } = item.request;
  const route = { method, path, auth: 'required', summary: '', responses: {} } as const;
  const control = new AbortController();
  running.set(item.id, control);
  // should this tab die meanwhile, it is unknown whether it arrived
  keep({ ...item, state: 'sending' });
  try {
    const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
    await callApi(route, call as RouteCall<typeof route>, { signal: control.signal, headers });
    if (item.draft) dropDraftAsKept(item.draft.key, item.draft.text);
    sent = [...sent, item.label];
    forgetWaitingWrite(item.id);
    return true;
  } catch (error) {
    if (items.some((one) => one.id === item.id)) keep(afterFailure(item, error));
    else if (error instanceof LostCall)
      showLostWrite({
        ...{ owner: control, call: error, later: null, draftKey: undefined, retry: null, opener: null },
      });
    return false;
  } finally {
    running.delete(item.id);
  }
}

/** One tab at a time sends; a browser without locks does without. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('waiting-writes', work);
  else await work();
}

let isFlushing = false;

/** Sends waiting writes, one after the other, until one finds no network. True when something was sent. */
export async function sendWaitingWrites(): Promise<boolean> {
  if (isFlushing || items.every(({ state }) => state !== 'waiting' && state !== 'sending')) return false;
  isFlushing = true;
  let wasSent = false;
  try {
    await inTurn(async () => {
      read();
      for (const { id } of items) {
        // read when its turn comes: it may have been removed, or belong to another account
        const item = items.find((one) => one.id === id);
        if (!item || item.state === 'doubtful' || item.state === 'refused') continue;
        const wasCut = item.state === 'sending';
        if (isOld(item) || (wasCut && !isRepeatable(item.request))) keep({ ...item, state: 'doubtful' });
        else if (await send({ ...item, state: 'waiting' })) wasSent = true;
        else if (items.find((one) => one.id === id)?.state === 'waiting') break;
      }
    });
  } finally {
    isFlushing = false;
  }
  return wasSent;
}

/** Follows changes of the session and of other tabs. Returns a function that stops. */
export function followWaitingWrites(): () => void {
  read();
  const stop = subscribeToSession(read);
  window.addEventListener('storage', read);
  return () => {
    stop();
    window.removeEventListener('storage', read);
  };
}
