import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

/** The visitor's answer about audience measurement, kept in the `cookieConsent` cookie. */
export type ConsentChoice = 'accepted' | 'refused';

const { name: consentCookieName, maxAgeSeconds } = browserStorage.consent;

/** The choice in a `document.cookie` text, or `null` when none (or nothing known) was made. */
export function readConsent(cookies: string): ConsentChoice | null {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === consentCookieName && (value === 'accepted' || value === 'refused')) return value;
  }
  return null;
}

/** What to assign to `document.cookie` to keep a choice for 365 days. */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return `${consentCookieName}=${choice}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
