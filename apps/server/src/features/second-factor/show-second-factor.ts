import type { SecondFactor } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findApp } from './authenticator-apps.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';

/** What protects one's own account beside its password. */
export async function showSecondFactor({ db }: AppContext, user: SessionUser): Promise<SecondFactor> {
  const passkeys = await listPasskeys(db, user.id);
  const app = await findApp(db, user.id);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    appSince: app?.created_at.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    isRequired: user.isOperator,
  };
}
