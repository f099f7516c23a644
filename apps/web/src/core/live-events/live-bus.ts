import type { LiveEventData, LiveEventType } from '@mitoyen/contract/core/events/events.rules.ts';

/**
 * Called with the event's ids, or with null when events of this kind may have been missed and data should be
 * refetched.
 */
export type LiveEventHandler<Type extends LiveEventType> = (data: LiveEventData<Type> | null) => void;

/** `live`: events come as they happen. `polling`: no stream for now; handlers are called with null now and then. */
export type LiveStatus = 'off' | 'connecting' | 'live' | 'polling';

type AnyHandler = (data: never) => void;

const handlersByType = new Map<LiveEventType, Set<AnyHandler>>();
const statusListeners = new Set<() => void>();
let status: LiveStatus = 'off';

/** Calls `handler` with each event of a type. Returns a function that stops. */
export function onLiveEvent<Type extends LiveEventType>(
  type: Type,
  handler: LiveEventHandler<Type>,
): () => void {
  const handlers = handlersByType.get(type) ?? new Set();
  handlersByType.set(type, handlers.add(handler));
  return () => void handlers.delete(handler);
}

export function emitLiveEvent<Type extends LiveEventType>(
  type: Type,
  data: LiveEventData<Type> | null,
): void {
  for (const handler of [...(handlersByType.get(type) ?? [])]) handler(data as never);
}

/** Calls every handler with null: events may have been missed. Typing events are not stored and are left out. */
export function emitMissed(): void {
  for (const type of handlersByType.keys()) if (type !== 'typing') emitLiveEvent(type, null);
}

export const getLiveStatus = (): LiveStatus => status;

export function setLiveStatus(next: LiveStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of [...statusListeners]) listener();
}

export function subscribeToLiveStatus(listener: () => void): () => void {
  statusListeners.add(listener);
  return () => void statusListeners.delete(listener);
}
