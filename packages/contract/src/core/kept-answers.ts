/**
 * Response header with the time, ISO 8601, at which a kept response was read; pages recognize kept ones by
 * it.
 */
export const keptAtHeader = 'x-kept-at';

/** The address of the service worker's script, known to pages and server. */
export const serviceWorkerPath = '/service-worker.js';

/** The server's settings for the service worker, in the first line of its script. */
export interface ServiceWorkerSettings {
  /** Names the pages' release: the `ETag` of their shell. */
  readonly release: string;
  /** The document of every own page, also shown for any page without a network. */
  readonly shell: string;
  /** Scripts, styles and typefaces of the pages that can be read without a network. */
  readonly files: readonly string[];
  /** The API's origin, where it differs; empty for the pages' own. */
  readonly apiBaseUrl: string;
}
