import type { NewPasskey } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '../../core/context/app-context.ts';
import { relyingPartyOf } from './relying-party.ts';

/** EdDSA, ES256 and RS256 of COSE: what authenticators can do. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** A maker's certificates would have to be verified, online: none were asked for. */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  return decoded.get('attStmt').get('x5c') !== undefined;
}

/** The credential that a browser made for a challenge, or null when it was made for another one or another host. */
export async function verifyNewPasskey(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  given: NewPasskey,
  expectedChallenge: string,
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(config);
  // loading it takes a tenth of the server's start time: loaded on the first passkey request instead
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (await hasCertificates(given.response.attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...given } as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
    return registrationInfo?.credential ?? null;
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'a new passkey was refused');
    return null;
  }
}
