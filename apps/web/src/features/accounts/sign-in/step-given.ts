import type { UsedPasskey } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';

/** What is given at the second step of a sign-in. */
export type StepGiven = { code: string } | { recoveryCode: string } | { passkey: UsedPasskey };
