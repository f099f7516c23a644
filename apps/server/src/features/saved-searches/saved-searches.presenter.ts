import type {
  NamedAlert,
  SavedSearch,
  VisitorSearch,
} from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { OwnSearchRow, SavedSearchRow } from './saved-searches.repository.ts';

export function presentSavedSearch(row: OwnSearchRow): SavedSearch {
  return {
    id: row.id,
    kind: row.kind,
    query: row.query,
    rhythm: row.rhythm,
    name: row.name,
    confirmed: row.confirmed_at !== null,
    createdAt: row.created_at.toISOString(),
    newCount: row.new_count,
    newIds: row.new_ids,
  };
}

/** What the link of an alert's mail shows of its search. */
export function presentAlert({
  kind,
  name,
  rhythm,
  query,
}: Pick<SavedSearchRow, 'kind' | 'name' | 'rhythm' | 'query'>): NamedAlert {
  return { kind, name, rhythm, query };
}

/** The same for the link by which a visitor confirms. */
export function presentVisitorSearch(
  row: Pick<SavedSearchRow, 'id' | 'kind' | 'name' | 'rhythm' | 'query'>,
): VisitorSearch {
  return { id: row.id, ...presentAlert(row) };
}
