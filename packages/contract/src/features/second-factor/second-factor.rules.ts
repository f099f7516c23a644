import { tidyLine } from '../../core/pasted/tidy-text.ts';

/** Recovery codes that are given at once. */
export const recoveryCodeCount = 10;
/** Passkeys that one account may have. */
export const maxPasskeys = 20;

/** Characters of a recovery code, dashes aside: 60 bits. */
export const recoveryCodeLength = 12;
/** What a recovery code is made of: Crockford's base 32, without letters that look like digits. */
export const recoveryCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A recovery code as it is stored: however it was typed, without dashes and look-alikes. */
export function foldRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
}

/** A recovery code as it is shown: `ABCD-EFGH-JKMN`. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** A code of an authenticator app as it is compared: apps show it with a space in its midst, mails with a full stop behind. */
export function foldOneTimeCode(typed: string): string {
  return tidyLine(typed).replaceAll(/[\s.-]/g, '');
}
