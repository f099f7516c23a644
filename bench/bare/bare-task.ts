import type pg from 'pg';

/** A page as the product sends it. */
export interface KeptPage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

/** What a bare server is told when it starts. */
export interface BareTask {
  readonly connection: pg.PoolConfig;
  /** As many as the product has, for each process. */
  readonly poolSize: number;
  /** How many processes answer on one port. */
  readonly instances: number;
  readonly passwordHash: string;
  readonly pages: readonly KeptPage[];
  /** Where data of pages that are made anew come from, once: afterwards they are at hand. */
  readonly productUrl: string;
}

/** Begins the address under which a bare server makes the page of the rest anew. */
export const madePrefix = '/made';
