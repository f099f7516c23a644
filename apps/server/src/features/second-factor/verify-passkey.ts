import type { UsedPasskey } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { findPasskey, updatePasskeyUse } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * Whose passkey answered a challenge, made out by its signature; null when it is unknown, or was made for another
 * challenge or host, or without its holder's finger, face or code.
 */
export async function verifyPasskey(
  { config, clock, log }: Pick<AppContext, 'config' | 'clock' | 'log'>,
  db: Queryable,
  given: UsedPasskey,
  expectedChallenge: string,
): Promise<string | null> {
  const known = await findPasskey(db, given.id);
  if (!known) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(config);
  // loading it takes a tenth of the server's start time: loaded on the first passkey request instead
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...given } as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.sign_count,
      },
    });
    if (!verified) return null;
    await updatePasskeyUse(db, known.id, authenticationInfo.newCounter, clock.now());
    return known.user_id;
  } catch (error) {
    // the library's error says what it expected: a wrong host name, for example
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was refused');
    return null;
  }
}

/** The challenge that a passkey says it answers, or null. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
