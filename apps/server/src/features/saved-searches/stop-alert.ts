import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { savedSearchErrors } from '@mitoyen/contract/features/saved-searches/saved-searches.errors.ts';
import type { NamedAlert } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { readAlertToken } from './alert-token.ts';
import { presentAlert } from './saved-searches.presenter.ts';
import { deleteSavedSearches, findSavedSearches } from './saved-searches.repository.ts';

function requireSearchIds({ config }: AppContext, token: string): string[] {
  const ids = readAlertToken(config.secretKey, token);
  if (ids.length === 0) throw new ApiError(savedSearchErrors.alert_token_invalid);
  return ids;
}

/**
 * What a mail's link would end; none once it has. Changes nothing: link scanners follow it.
 * @throws ApiError `alert_token_invalid`.
 */
export async function showAlert(
  context: AppContext,
  token: string,
): Promise<{ alert: NamedAlert | null; alerts: NamedAlert[] }> {
  const rows = await findSavedSearches(context.db, requireSearchIds(context, token));
  const alerts = rows.map(presentAlert);
  return { alert: alerts[0] ?? null, alerts };
}

/** Keeps the searches that a mail was about no more, as often as asked. @throws ApiError `alert_token_invalid`. */
export async function stopAlert(context: AppContext, token: string): Promise<void> {
  await deleteSavedSearches(context.db, requireSearchIds(context, token));
}
