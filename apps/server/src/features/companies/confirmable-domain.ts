import { parse } from 'tldts';

/** Where anybody may get an address: mail providers, and networks whose members' pages firms give as their site. */
const openToAll = new Set(
  `gmail.com googlemail.com google.com outlook.com outlook.fr hotmail.com hotmail.fr live.com live.fr msn.com
  yahoo.com yahoo.fr ymail.com icloud.com me.com mac.com aol.com aol.fr gmx.com gmx.fr gmx.net mail.com mail.ru
  yandex.com yandex.ru zoho.com proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com mailo.com mailo.fr
  netcourrier.com laposte.net orange.fr wanadoo.fr free.fr sfr.fr neuf.fr numericable.fr bbox.fr club-internet.fr
  aliceadsl.fr voila.fr laposte.fr bluewin.ch skynet.be mailinator.com yopmail.com yopmail.fr guerrillamail.com
  temp-mail.org facebook.com instagram.com linkedin.com x.com twitter.com youtube.com houzz.fr houzz.com
  pagesjaunes.fr`.split(/\s+/u),
);

/**
 * The domain whose addresses may confirm a firm with this website: its host name without `www.`; null where anybody
 * may have such an address (a mail provider, a public suffix such as `gouv.fr` or `github.io`) or nobody can.
 */
export function confirmableDomain(website: string | null): string | null {
  if (!website || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.toLowerCase().replace(/^www\./u, '');
  const { domain, isIcann, isIp } = parse(host, { allowPrivateDomains: true });
  // what stands below a private suffix is a customer's page, whose addresses are its provider's
  if (isIp || !domain || !isIcann || openToAll.has(domain)) return null;
  return host;
}

/** Whether an address is at exactly this domain. */
export function isAddressAt(email: string, domain: string): boolean {
  return email.toLowerCase().slice(email.lastIndexOf('@') + 1) === domain;
}
