import type { AppConfig } from '../../core/context/app-context.ts';

/** The page on which an address is confirmed, an account's own as well as a new one. */
export function confirmationUrl({ publicUrl }: Pick<AppConfig, 'publicUrl'>, token: string): string {
  return `${publicUrl}/confirmer-email?token=${token}`;
}
