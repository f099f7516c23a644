import type { Proof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';

/** A proof as its owner reads it. */
export function proof(over: Partial<Proof> = {}): Proof {
  return {
    id: 'proof-1',
    kind: 'vigilance',
    date: '2026-05-22',
    year: null,
    number: '7Q4Z2K1M9PX3C55',
    body: null,
    region: null,
    domains: null,
    territory: null,
    from: null,
    to: null,
    statement: null,
    document: null,
    documentName: null,
    declaredOn: '2026-05-23',
    until: '2026-11-21',
    state: 'declared',
    note: null,
    ...over,
  };
}
