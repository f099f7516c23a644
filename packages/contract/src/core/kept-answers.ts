/** When a kept answer was read, ISO 8601: by this header a page knows that it is one. */
export const keptAtHeader = 'x-kept-at';

/** Where pages and their service worker agree on its script. */
export const serviceWorkerPath = '/service-worker.js';

/** What the server tells the service worker, in the first line of its script. */
export interface ServiceWorkerSettings {
  /** Names the pages' release: the `ETag` of their shell. */
  readonly release: string;
  /** The document of every own page, and what stands in for any page without a network. */
  readonly shell: string;
  /** Scripts, styles and typefaces of the pages that can be read without a network. */
  readonly files: readonly string[];
  /** Another origin that answers the API; empty for the pages' own. */
  readonly apiBaseUrl: string;
}
