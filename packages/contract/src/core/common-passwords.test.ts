import { describe, expect, test } from 'vitest';
import { innerWord, isPredictablePassword, withLettersForDigits } from './common-passwords.ts';
import { commonPasswordMessage } from './field-schemas.ts';

describe('a predictable password', () => {
  test.each([
    'motdepasse2',
    'Soleil2024',
    'aaaaaaa1',
    'AAAAAA12',
    'a1a1a1a1',
    'abcabcabc1',
    'P@ssw0rd!',
    '2024printemps',
    'azerty1234',
    'Qsdfghjk1',
    'abcd1234',
    '1q2w3e4r',
    '87654321a',
    'mitoyen!2026',
  ])('is %s', (password) => expect(isPredictablePassword(password)).toBe(true));

  test.each([
    'Chantier2026x',
    'charpente7bois',
    'ardoise8zinc',
    'Mitoyen2026demo',
    'maison bleue 7',
    'k3Vq9zTw',
    'trois tuiles 4 vents',
    'a1'.repeat(64),
  ])('is not %s', (password) => expect(isPredictablePassword(password)).toBe(false));
});

test('the word in a password is what stands between its first and last letter', () => {
  expect(innerWord('!!soleil2024')).toBe('soleil');
  expect(innerWord('2024')).toBe('');
  expect(withLettersForDigits('p@ssw0rd')).toBe('password');
});

test('the sentence begins as the specification’s decisions have it', () => {
  expect(commonPasswordMessage.startsWith('Ce mot de passe est trop courant.')).toBe(true);
});
