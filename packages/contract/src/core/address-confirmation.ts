/**
 * What an account may do before its address is confirmed: everything (`off`), everything with less reach (`limits`), or
 * nothing that reaches other people (`required`).
 */
export const addressConfirmations = ['off', 'limits', 'required'] as const;
export type AddressConfirmation = (typeof addressConfirmations)[number];

/** The reach of an account whose address is not confirmed, in all. */
export const unconfirmedLimits = { conversations: 10, cvDownloads: 3 } as const;
