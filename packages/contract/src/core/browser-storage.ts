interface StoredInBrowser {
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage';
  readonly name: string;
  /** `name` is only the beginning of the stored names. */
  readonly isPrefix?: true;
  /** Seconds until it expires; without, a cookie ends with the browser's session. */
  readonly maxAgeSeconds?: number;
}

/**
 * Everything that the product stores in a visitor's browser. Code that writes takes its name from here, the
 * privacy policy explains each, and withdrawing consent removes everything else.
 */
export const browserStorage = {
  consent: { place: 'cookie', name: 'cookieConsent', maxAgeSeconds: 365 * 86_400 },
  csrf: { place: 'cookie', name: 'csrf_token' },
  phoneBrowser: { place: 'cookie', name: 'phone_browser', maxAgeSeconds: 86_400 },
  knownBrowser: { place: 'cookie', name: 'known_browser', maxAgeSeconds: 365 * 86_400 },
  recentWrite: { place: 'cookie', name: 'recent_write', maxAgeSeconds: 15 },
  user: { place: 'localStorage', name: 'user' },
  token: { place: 'localStorage', name: 'token' },
  userType: { place: 'localStorage', name: 'userType' },
  errand: { place: 'localStorage', name: 'errand', maxAgeSeconds: 86_400 },
  unsentMessages: { place: 'localStorage', name: 'kept:', isPrefix: true },
  installOffer: { place: 'localStorage', name: 'install-offer' },
  pushOffer: { place: 'localStorage', name: 'push-offer' },
  formDraft: { place: 'sessionStorage', name: 'draft:', isPrefix: true },
  confirmationStrip: { place: 'sessionStorage', name: 'confirmation-strip' },
  directoryPlace: { place: 'sessionStorage', name: 'directory-place' },
  scrollPositions: { place: 'sessionStorage', name: 'scroll-positions' },
  keptAnswers: { place: 'cacheStorage', name: 'read:', isPrefix: true, maxAgeSeconds: 30 * 86_400 },
  keptFiles: { place: 'cacheStorage', name: 'release:', isPrefix: true },
} as const satisfies Readonly<Record<string, StoredInBrowser>>;

export type BrowserStorageName = keyof typeof browserStorage;

/** Whether a stored item of this name is the product's own. */
export function isOwnStorage(place: StoredInBrowser['place'], name: string): boolean {
  const all: readonly StoredInBrowser[] = Object.values(browserStorage);
  return all.some(
    (own) => own.place === place && (own.isPrefix ? name.startsWith(own.name) : name === own.name),
  );
}
