import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidSiret, luhnCheckDigit, sirenOf } from './siret.rules.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('SIRET', () => {
  it.each(['73282932000074', '55210055400013', '35600000000048'])('accepts %s', (siret) => {
    expect(isValidSiret(siret)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '73282932000075'],
    ['two swapped digits', '73282923000074'],
    ['the digits after something else', 'x73282932000074'],
    ['the digits before a line end', '73282932000074\n'],
    ['13 digits', '7328293200007'],
    ['15 digits, the check digits of which hold', '073282932000074'],
    ['15 digits that hold, in another place', `73282932000074${luhnCheckDigit('73282932000074')}`],
    ['15 digits', '732829320000744'],
    ['a letter', '7328293200007A'],
    ['nothing', ''],
    ['zeros only', '00000000000000'],
    ['spaces, which tidySiret drops', '732 829 320 00074'],
    ['digits of another script', '٧٣٢٨٢٩٣٢٠٠٠٠٧٤'],
  ])('refuses %s', (_, siret) => {
    expect(isValidSiret(siret)).toBe(false);
  });

  it('takes an establishment of La Poste whose digits add up to a multiple of 5', () => {
    expect(isValidSiret('35600000049837')).toBe(true);
    expect(isValidSiret('35600000049838')).toBe(false);
  });

  it('does not extend the rule of La Poste to others', () => {
    expect(isValidSiret('73282932000011')).toBe(false);
  });

  it('begins with the SIREN', () => {
    expect(sirenOf('73282932000074')).toBe('732829320');
  });

  it('gives a check digit to digits only', () => {
    expect(luhnCheckDigit('73282932')).toBe('0');
    expect(() => luhnCheckDigit('7328293x')).toThrow('Not digits only: 7328293x');
  });

  it('has exactly one right check digit, and every single wrong digit shows', () => {
    fc.assert(
      fc.property(
        digits(13).filter((text) => !text.startsWith('356000000') && /[1-9]/.test(text)),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (start, position, change) => {
          const siret = start + luhnCheckDigit(start);
          const wrong = [...siret];
          wrong[position] = String((Number(siret[position]) + change) % 10);
          expect(isValidSiret(siret)).toBe(true);
          expect(isValidSiret(wrong.join(''))).toBe(false);
        },
      ),
    );
  });
});
