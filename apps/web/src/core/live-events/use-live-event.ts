import type { LiveEventType } from '@mitoyen/contract/core/events/events.rules.ts';
import { useEffect, useRef } from 'react';
import { type LiveEventHandler, onLiveEvent } from './live-bus.ts';

/**
 * Calls the handler with each event of a type for the signed-in account, while the component is mounted; with
 * null when some may have been missed, to refetch. The last handler given is the one called.
 */
export function useLiveEvent<Type extends LiveEventType>(type: Type, handler: LiveEventHandler<Type>): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onLiveEvent(type, (data) => latest.current(data)), [type]);
}
