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

/** What who holds a link of its mails is told of a search. */
export function presentAlert({
  kind,
  name,
  rhythm,
  query,
}: Pick<SavedSearchRow, 'kind' | 'name' | 'rhythm' | 'query'>): NamedAlert {
  return { kind, name, rhythm, query };
}

/** The same for who holds the link by which a visitor confirms. */
export function presentVisitorSearch(
  row: Pick<SavedSearchRow, 'id' | 'kind' | 'name' | 'rhythm' | 'query'>,
): VisitorSearch {
  return { id: row.id, ...presentAlert(row) };
}
