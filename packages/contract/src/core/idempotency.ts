import { defineErrors } from './api-error.ts';

/** Longest `Idempotency-Key`, in characters, and how long its response is stored. */
export const maxIdempotencyKeyLength = 200;
export const idempotencyHours = 24;
/** Hours for which a caller may rely on a key, however long its call took. */
export const trustedKeyHours = idempotencyHours - 1;

export const idempotencyErrors = defineErrors({
  idempotency_key_too_long: [400, 'La clé d’envoi dépasse 200 caractères.'],
  idempotency_mismatch: [409, 'Cette clé d’envoi a déjà servi pour un autre envoi.'],
});
