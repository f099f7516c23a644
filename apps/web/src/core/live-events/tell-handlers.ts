import {
  type LiveEventType,
  liveEventSchemas,
  resetEvent,
} from '@mitoyen/contract/features/events/events.schemas.ts';
import { emitLiveEvent, emitMissed } from './live-bus.ts';
import type { StreamEvent } from './parse-event-stream.ts';

function isLiveEventType(type: string): type is LiveEventType {
  return Object.hasOwn(liveEventSchemas, type);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells every handler what the stream says. What a later server says beyond what is known is left out. */
export function tellHandlers({ type, data }: StreamEvent): void {
  if (type === resetEvent) emitMissed();
  if (!isLiveEventType(type)) return;
  const parsed = liveEventSchemas[type].safeParse(parseJson(data));
  if (parsed.success) emitLiveEvent(type, parsed.data as never);
}
