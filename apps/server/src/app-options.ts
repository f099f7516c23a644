import type { FastifyInstance } from 'fastify';
import type { BodyRate } from './core/http/refuse-slow-bodies.ts';

export interface AppOptions {
  readonly trustedProxies?: number;
  readonly apiBaseUrl?: string | undefined;
  readonly analyticsScriptUrl?: string | undefined;
  readonly picturesUrl?: string | undefined;
  /** Registers the pages; without it, the API alone answers. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
  /** The slowest that the body of a request may come; 1 kB/s by default. */
  readonly bodyRate?: BodyRate;
  /** The most connections one address may hold; any number by default. */
  readonly connectionsPerAddress?: number;
  /** The most pages and API reads in a minute from one address; any number by default. */
  readonly readsPerAddress?: number;
  /** Whether what visitors are sent of some reads is cached for a moment. */
  readonly cachesPublicReads?: boolean;
  /** Whether what is not found is sent at even times, so that none tells who hides. */
  readonly holdsMissing?: boolean;
  /** Refuses requests while the event loop is late by more milliseconds for seconds on end; never by default. */
  readonly shedFromMs?: number;
}
