import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi, unattended } from '../../../core/api/api-client.ts';
import { getLiveStatus } from '../../../core/live-events/live-bus.ts';
import { useLiveEvent } from '../../../core/live-events/use-live-event.ts';

/** The minimum interval between two typing events, and how long the receiver shows one. */
const tellEveryMs = 3_000;
const believeForMs = 6_000;

/** Returns a function to call with the text as it is typed; it sends typing events. */
export function useTellTyping(conversationId: string): (content: string) => void {
  const lastToldAt = useRef(0);
  return (content) => {
    const now = Date.now();
    if (content.trim() === '' || now - lastToldAt.current < tellEveryMs || getLiveStatus() !== 'live') return;
    lastToldAt.current = now;
    // A lost typing event needs no retry.
    callApi(conversationRoutes.typing, { params: { id: conversationId } }, unattended()).catch(
      () => undefined,
    );
  };
}

/** Whether the other person is writing right now. Their message ends it. */
export function useIsTyping(conversationId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    setTyping(false);
  };
  useLiveEvent('typing', (told) => {
    if (told?.conversationId !== conversationId) return;
    stop();
    setTyping(true);
    timer.current = setTimeout(stop, believeForMs);
  });
  useLiveEvent('message', (told) => {
    if (told?.conversationId === conversationId) stop();
  });
  return isTyping;
}
