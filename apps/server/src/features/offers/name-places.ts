import type { Queryable } from '../../core/db/schema.ts';
import { placeNameOf } from './offer-columns.ts';
import { listUnnamedPlaces, namePlace } from './unnamed-places.repository.ts';

const batchSize = 100;

/** Says by name where offers are that were published with their place's code alone, before that was done at once. */
export async function nameOfferPlaces(db: Queryable): Promise<void> {
  for (let afterId: string | null = null; ; ) {
    const rows = await listUnnamedPlaces(db, { afterId, limit: batchSize });
    for (const { id, place_code: code } of rows) {
      const name = placeNameOf(code);
      if (code !== null && name !== null) await namePlace(db, { id, code, name });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    afterId = last.id;
  }
}
