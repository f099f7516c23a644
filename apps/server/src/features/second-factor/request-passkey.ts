import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import type { PasskeyRequest } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row } from '../../core/db/schema.ts';
import { relyingPartyOf } from './relying-party.ts';

export const passkeyTimeoutMs = fixedRetention.securityStepMinutes * 60_000;

type Known = Pick<Row<'passkeys'>, 'credential_id' | 'transports'>;

export function describePasskey({ credential_id, transports }: Known) {
  return { id: credential_id, type: 'public-key' as const, ...(transports.length > 0 && { transports }) };
}

/** How a browser is to ask for one of these passkeys; for any that its owner chooses, when none are named. */
export function requestPasskey(
  { config }: Pick<AppContext, 'config'>,
  challenge: string,
  passkeys: readonly Known[] = [],
): PasskeyRequest {
  return {
    challenge,
    rpId: relyingPartyOf(config).id,
    timeout: passkeyTimeoutMs,
    // a passkey is two factors in one: the device, and its holder's finger, face or code
    userVerification: 'required',
    ...(passkeys.length > 0 && { allowCredentials: passkeys.map(describePasskey) }),
  };
}
