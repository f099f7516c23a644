import { isOwnStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { writeCookie } from './write-cookie.ts';

const scriptId = 'analytics';

/** Loads the operator's analytics script, once. Only ever called after the visitor accepted. */
export function loadAnalytics(scriptUrl: string): void {
  if (!scriptUrl || document.getElementById(scriptId) || hasSecretAddress()) return;
  const script = document.createElement('script');
  script.id = scriptId;
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}

const secretParameters = ['token', 'session_id'];

const isSecret = (address: string) =>
  secretParameters.some((name) => new URL(address, location.href).searchParams.has(name));

/** A script reads the page's address, and the one that it was opened with: a link of a mail opens an account. */
function hasSecretAddress(): boolean {
  const opened = performance.getEntriesByType('navigation').map(({ name }) => name);
  return [location.href, document.referrer || location.href, ...opened].some(isSecret);
}

/**
 * Removes the script from the page. True when there was one: what has run stays until the page is reloaded.
 */
export function removeScript(): boolean {
  const script = document.getElementById(scriptId);
  script?.remove();
  return script !== null;
}

/** Takes away what the measurement left in the browser, on this visit or an earlier one: all that is not our own. */
export function forgetMeasurement(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name && !isOwnStorage('cookie', name)) expireCookie(name);
  }
  forgetForeign('localStorage');
  forgetForeign('sessionStorage');
}

/** A cookie may have been set for this host or for any domain above it. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const domain of ['', ...domains]) writeCookie(`${name}=; Path=/; Max-Age=0${domain}${secure}`);
}

function forgetForeign(place: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = window[place];
    for (const key of Object.keys(storage)) if (!isOwnStorage(place, key)) storage.removeItem(key);
  } catch {
    // Storage refused: nothing was left there.
  }
}
