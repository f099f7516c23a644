import { expect, test } from 'vitest';
import { faultyDay, proofBody } from './proofs.schemas.ts';

const tax = (year: string) => {
  const read = proofBody.safeParse({ kind: 'tax', year, document: null });
  if (!read.success) return read.error.issues[0]?.message;
  return faultyDay(read.data, '2026-11-29')?.message ?? null;
};

test.each([
  ['2026', null],
  ['2025', 'Ce document n’est plus valable : demandez-en un nouveau.'],
  ['1900', 'Ce document n’est plus valable : demandez-en un nouveau.'],
  ['2027', 'Cette date n’est pas encore venue.'],
  ['26', 'Année : écrivez-la en quatre chiffres, par exemple 2026.'],
])('the year “%s” of an attestation: %s', (year, said) => {
  expect(tax(year)?.replaceAll('\u00a0', ' ') ?? null).toBe(said);
});
