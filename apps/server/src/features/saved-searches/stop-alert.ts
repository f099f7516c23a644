import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import type { NamedAlert } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { readAlertToken } from './alert-token.ts';
import { presentAlert } from './saved-searches.presenter.ts';
import { deleteSavedSearch, findSavedSearch } from './saved-searches.repository.ts';

function requireSearchId({ config }: AppContext, token: string): string {
  const id = readAlertToken(config.secretKey, token);
  if (id === null) throw new ApiError(savedSearchErrors.alert_token_invalid);
  return id;
}

/**
 * What a mail's link would end; null once it has. Changes nothing: link scanners follow it.
 * @throws ApiError `alert_token_invalid`.
 */
export async function showAlert(context: AppContext, token: string): Promise<{ alert: NamedAlert | null }> {
  const row = await findSavedSearch(context.db, requireSearchId(context, token));
  return { alert: row ? presentAlert(row) : null };
}

/** Keeps a search no more, as often as asked. @throws ApiError `alert_token_invalid`. */
export async function stopAlert(context: AppContext, token: string): Promise<void> {
  await deleteSavedSearch(context.db, requireSearchId(context, token));
}
