import { expect, test } from 'vitest';
import { hidePeople } from './hide-people.ts';

test.each([
  [
    '450 4.2.0 <camille.durand+pro@exemple.fr>: Greylisted, see 10',
    '450 4.2.0 <[address]>: Greylisted, see 10',
  ],
  ['RCPT TO:élodie@exemple.fr refused', 'RCPT TO:[address] refused'],
  ['{"invalid":["+33612345678"],"status":400}', '{"invalid":["[number]"],"status":400}'],
  ['0033 6 12 34 56 78 is no mobile', '[number] is no mobile'],
  ['connect ECONNREFUSED 192.168.100.200:25', 'connect ECONNREFUSED 192.168.100.200:25'],
])('%s', (said, logged) => {
  expect(hidePeople(said)).toBe(logged);
});
