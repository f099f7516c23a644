import { consentCookieName } from './consent.ts';
import { writeCookie } from './write-cookie.ts';

const scriptId = 'analytics';
const necessaryCookies = new Set([consentCookieName, 'csrf_token']);

/** Loads the operator's analytics script, once. Only ever called after the visitor accepted. */
export function loadAnalytics(scriptUrl: string): void {
  if (!scriptUrl || document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  script.id = scriptId;
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}

/**
 * Takes the script and the cookies it left away. A script that has run cannot be unloaded:
 * `reload` starts the page again without it.
 */
export function removeAnalytics(reload: () => void): void {
  const script = document.getElementById(scriptId);
  if (!script) return;
  script.remove();
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name && !necessaryCookies.has(name)) expireCookie(name);
  }
  reload();
}

/** A cookie may have been set for this host or for its parent domain. */
function expireCookie(name: string): void {
  const host = location.hostname;
  const domains = ['', host, host.split('.').slice(-2).join('.')];
  for (const domain of domains) {
    writeCookie(`${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ''}`);
  }
}
