import type { AppConfig } from '../../core/context/app-context.ts';

export interface RelyingParty {
  /** The host name that passkeys are bound to: those made under another one do not open accounts here. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** The relying party of passkeys: the product at its public address. */
export function relyingPartyOf({ publicUrl }: Pick<AppConfig, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Mitoyen' };
}
