import { standsUntil } from '@mitoyen/contract/features/proofs/proof-days.rules.ts';
import { kindOfProof, type ProofField } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import type { ProofValues } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';

/** The columns that a declaration fills: what its kind does not ask for is not kept. `today` is the day in Paris. */
export function proofColumns(values: ProofValues, today: string) {
  const { kind } = values;
  const { fields } = kindOfProof(kind);
  const text = (name: Exclude<ProofField, 'year'>) => (fields[name] ? values[name] || null : null);
  const year = fields.year ? (values.year ?? null) : null;
  const [date, from, to] = [text('date'), text('from'), text('to')];
  return {
    kind,
    dated_on: date,
    year,
    number: text('number'),
    body: text('body'),
    region: text('region'),
    domains: text('domains'),
    territory: text('territory'),
    starts_on: from,
    ends_on: to,
    statement: text('statement'),
    declared_on: today,
    stands_until: standsUntil({ kind, declaredOn: today, date, year, from, to }),
  };
}
