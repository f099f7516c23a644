import { luhnCheckDigit } from '@mitoyen/contract/features/companies/siret.rules.ts';

let count = 0;

/** A number that no other builder call of this process got. */
export function nextNumber(): number {
  count += 1;
  return count;
}

/** A SIRET no other call got, whose check digits hold. */
export function nextSiret(): string {
  const siren = withCheckDigit(`9${String(nextNumber()).padStart(7, '0')}`);
  return withCheckDigit(`${siren}0001`);
}

const withCheckDigit = (digits: string) => digits + luhnCheckDigit(digits);
