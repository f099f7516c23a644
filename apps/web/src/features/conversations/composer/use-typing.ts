import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { getLiveStatus } from '../../../core/live-events/live-bus.ts';
import { useLiveEvent } from '../../../core/live-events/use-live-event.ts';

/** How often the other person is told at most, and how long they believe it without hearing more. */
const tellEveryMs = 3_000;
const believeForMs = 6_000;

/** What to call with the text as it is typed: tells the other person that one is writing. */
export function useTellTyping(conversationId: string): (content: string) => void {
  const lastToldAt = useRef(0);
  return (content) => {
    const now = Date.now();
    if (content.trim() === '' || now - lastToldAt.current < tellEveryMs || getLiveStatus() !== 'live') return;
    lastToldAt.current = now;
    // A nicety: who is not told misses nothing.
    callApi(conversationRoutes.typing, { params: { id: conversationId } }).catch(() => undefined);
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
