import { expect, test } from 'vitest';
import { proof } from '../proof.fixture.ts';
import { isRenewable, partHeldOnce } from './held-once.ts';

const today = '2026-06-01';
const old = proof({ id: 'old', until: '2026-08-31' });
const next = proof({ id: 'next', until: '2026-11-30' });

test.each([
  ['a newer one that lasts as long takes the place of the older', [next, old], ['next']],
  ['one that was verified counts until its own end', [next, { ...old, state: 'verified' }], ['next', 'old']],
  [
    'or until the newer is verified too',
    [
      { ...next, state: 'verified' },
      { ...old, state: 'verified' },
    ],
    ['next'],
  ],
  ['one that begins later leaves the older', [{ ...next, from: '2026-09-01' }, old], ['next', 'old']],
  ['one that ends sooner leaves the older', [old, next], ['old', 'next']],
  ['a refused one leaves the older', [{ ...next, state: 'refused' }, old], ['next', 'old']],
  ['what ended or was refused before is past', [next, { ...old, state: 'expired' }], ['next']],
  ['the last one counts, whatever became of it', [{ ...old, state: 'expired' }], ['old']],
] as const)('%s', (_what, proofs, current) => {
  const parts = partHeldOnce(proofs, today);
  expect(parts.current.map(({ id }) => id)).toEqual(current);
  expect(parts.past).toHaveLength(proofs.length - current.length);
});

test('what was refused is corrected and what has no end is changed: neither is renewed', () => {
  const states = [old, { ...old, state: 'expired' as const }, { ...old, state: 'refused' as const }];
  expect(states.map(isRenewable)).toEqual([true, true, false]);
  expect(isRenewable({ ...old, until: null })).toBe(false);
});
