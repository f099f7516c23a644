/** Version of the terms of use that a registration accepts: the day they came into force. */
export const termsVersion = '2026-11-21';
