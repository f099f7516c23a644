import { expect, it } from 'vitest';
import { message } from '../conversation.fixture.ts';
import { isContinued } from './is-continued.ts';

const at = (time: string) => message({ createdAt: `2026-03-09T${time}:00.000Z` });

it('what one person says within five minutes is said in one go', () => {
  expect(isContinued(at('10:00'), at('10:04'))).toBe(true);
  expect(isContinued(at('10:00'), at('10:05'))).toBe(false);
});

it('another person, another subject or another day begins anew', () => {
  expect(isContinued(at('10:00'), { ...at('10:01'), senderId: 'someone-else' })).toBe(false);
  expect(isContinued(at('10:00'), { ...at('10:01'), subject: 'Autre projet' })).toBe(false);
  const lateOn = (day: number, minute: number) =>
    message({ createdAt: new Date(2026, 2, day, 23, minute).toISOString() });
  expect(
    isContinued(lateOn(9, 59), { ...lateOn(9, 59), createdAt: new Date(2026, 2, 10, 0, 1).toISOString() }),
  ).toBe(false);
});
