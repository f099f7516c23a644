import type { ServiceWorkerSettings } from '@mitoyen/contract/core/kept-answers.ts';

/** What the server wrote before this script; tests of single rules have none. */
export const settings: ServiceWorkerSettings = (globalThis as { mitoyen?: ServiceWorkerSettings })
  .mitoyen ?? { release: '', shell: '/', files: [], apiBaseUrl: '' };
