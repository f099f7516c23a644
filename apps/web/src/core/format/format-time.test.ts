import { describe, expect, it } from 'vitest';
import { formatDay, formatRecently, isSameDay } from './format-time.ts';

const now = new Date(2026, 2, 12, 15, 0);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

describe('the time of a message', () => {
  it.each([
    [at(2026, 2, 12, 14, 59), 'il y a 1\u00a0min'],
    [now.toISOString(), 'à l’instant'],
    [at(2026, 2, 12, 9, 5), '09:05'],
    [at(2026, 2, 11, 23, 59), 'hier'],
    [at(2026, 2, 10, 8), 'mardi'],
    [at(2026, 1, 3, 8), '3 févr.'],
    [at(2024, 1, 3, 8), '3 févr. 2024'],
    [at(2026, 1, 1, 8), '1er févr.'],
  ])('%s reads %s', (instant, text) => {
    expect(formatRecently(instant, now)).toBe(text);
  });

  it('names days as people do', () => {
    expect(formatDay(at(2026, 2, 12, 0, 1), now)).toBe('Aujourd’hui');
    expect(formatDay(at(2026, 2, 11), now)).toBe('Hier');
    expect(formatDay(at(2026, 2, 3), now)).toBe('mardi 3 mars');
    expect(formatDay(at(2025, 2, 3), now)).toBe('3 mars 2025');
    expect(formatDay(at(2026, 2, 1), now)).toBe('dimanche 1er mars');
    expect(formatDay(at(2025, 2, 1), now)).toBe('1er mars 2025');
  });

  it('counts calendar days, not hours', () => {
    expect(isSameDay(at(2026, 2, 11, 23, 59), at(2026, 2, 12, 0, 1))).toBe(false);
    expect(isSameDay(at(2026, 2, 12, 0, 1), at(2026, 2, 12, 23, 59))).toBe(true);
  });
});
