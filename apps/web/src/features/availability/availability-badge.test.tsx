import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AvailabilityBadge, freeFrom } from './availability-badge.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (props: Parameters<typeof AvailabilityBadge>[0]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  const { container } = render(<AvailabilityBadge {...props} />);
  const badge = container.firstElementChild;
  return [badge?.textContent, badge?.getAttribute('data-tone')];
};

test.each([
  ['Disponible', null, ['Disponible', 'available-now']],
  ['Disponible', '2026-11-28', ['Disponible', 'available-now']],
  ['Disponible', '2027-02-24', ['Disponible à partir du 24 février 2027', 'available-month']],
  ['Disponible immédiatement', '2027-02-24', ['Disponible à partir du 24 février 2027', 'available-month']],
  ['Disponible sous 3 mois', '2027-02-24', ['Disponible sous 3 mois', 'available-quarter']],
  ['Indisponible', '2027-02-24', ['Indisponible', 'unavailable']],
] as const)('%s, from %s on, reads %j', (availability, availableFrom, expected) => {
  expect(shown({ availability, availableFrom })).toEqual(expected);
});

test('what is to be confirmed says the day as well', () => {
  expect(shown({ availability: 'Disponible', availableFrom: '2027-02-24', toConfirm: true })[0]).toBe(
    'Disponible à partir du 24 février 2027, à confirmer',
  );
});

test('a day that has come is none to wait for', () => {
  expect(freeFrom('Disponible', '2027-02-24', '2027-02-24')).toBeNull();
  expect(freeFrom('Disponible', '2027-02-24', '2027-02-23')).toBe('2027-02-24');
});
