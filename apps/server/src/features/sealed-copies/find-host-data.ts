import type { SealedHostData } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listHostCopies } from './sealed-copies.repository.ts';

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What is kept of accounts that had this name or mail address. */
export async function findHostData(db: Queryable, search: string): Promise<SealedHostData[]> {
  const rows = await listHostCopies(db, search);
  return rows.flatMap(({ id, purpose, sealed_at, keep_until, content }) => {
    if (keep_until === null) return [];
    const known = Object.entries(content).filter(([, value]) => value !== null && value !== '');
    const texts = Object.fromEntries(known.map(([name, value]) => [name, asText(value)]));
    return [
      {
        id,
        purpose,
        sealedAt: sealed_at.toISOString(),
        keptUntil: keep_until.toISOString(),
        content: texts,
      },
    ];
  });
}
