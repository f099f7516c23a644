import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { parisEndOfDay } from '@mitoyen/contract/core/paris-end-of-day.ts';
import { useEffect, useState } from 'react';

/** The first instant of the day after. */
const endOf = (day: string) => Date.parse(parisEndOfDay(day)) + 1000;

/**
 * The day in Paris, updated at its midnight; null until hydration, which keeps what the server rendered: a
 * cached page must not show longer than that what no longer holds.
 */
export function useParisDay(): string | null {
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    if (day === null) return setDay(parisDay(new Date()));
    const end = endOf(day);
    // timers may be early by a millisecond, and late by a night in which the machine slept
    const timer = setTimeout(() => setDay(parisDay(new Date(Math.max(Date.now(), end)))), end - Date.now());
    return () => clearTimeout(timer);
  }, [day]);
  return day;
}
