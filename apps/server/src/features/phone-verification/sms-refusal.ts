import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';

/** 'dans 40 secondes', 'dans 12 minutes', 'dans 5 heures': never less than what is meant. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'seconde']
      : seconds <= 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'heure'];
  return `dans ${count} ${unit}${count > 1 ? 's' : ''}`;
}

/** A refusal whose sentence says in how long instead of « plus tard ». */
export function withWait(definition: ErrorDefinition, retryAfterSeconds: number): ApiError {
  const message = definition.message.replace('plus tard', waitInWords(retryAfterSeconds));
  return new ApiError({ ...definition, message }, { retryAfterSeconds });
}
