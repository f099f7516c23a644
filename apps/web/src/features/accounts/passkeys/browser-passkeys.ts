import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { passkeyTexts as texts } from './passkeys.texts.ts';

/** Why a passkey was not used or made, in a sentence for the user. */
export class PasskeyFailure extends Error {}

const sentences: Readonly<Record<string, string>> = {
  // nothing tells a press of Cancel from a device that has no passkey, or from waiting too long
  NotAllowedError: texts.notGiven,
  AbortError: texts.notGiven,
  InvalidStateError: texts.alreadyHere,
  SecurityError: texts.wrongHost,
  NotSupportedError: texts.unsupported,
};

/** Before the server is asked for anything. @throws PasskeyFailure in a browser that knows no passkeys. */
export function requirePasskeySupport(): void {
  if (typeof window.PublicKeyCredential !== 'function') throw new PasskeyFailure(texts.unsupported);
}

/** Asks the browser for something that it asks its user for. @throws PasskeyFailure */
async function ask<T>(rpId: string, work: () => Promise<T>): Promise<T> {
  requirePasskeySupport();
  if (rpId !== location.hostname && !location.hostname.endsWith(`.${rpId}`)) {
    throw new PasskeyFailure(texts.otherHost(rpId));
  }
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyFailure(sentences[name] ?? texts.failed, { cause: error });
  }
}

/** Uses a passkey: the browser shows its own dialog. @throws PasskeyFailure */
export function readPasskey(request: PasskeyRequest): Promise<UsedPasskey> {
  return ask(request.rpId, async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return (await startAuthentication({ optionsJSON: request as never })) as UsedPasskey;
  });
}

/** Makes a passkey on this device or another: the browser shows its own dialog. @throws PasskeyFailure */
export function makePasskey(creation: PasskeyCreation): Promise<NewPasskey> {
  return ask(creation.rp.id, async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return (await startRegistration({ optionsJSON: creation as never })) as NewPasskey;
  });
}

/** What to tell the user about a passkey that was not used. */
export function passkeySentence(error: unknown): string {
  if (error instanceof PasskeyFailure) return error.message;
  return error instanceof ApiError && error.code !== 'internal' ? error.message : texts.failed;
}
