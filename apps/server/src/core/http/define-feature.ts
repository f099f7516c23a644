import type { FastifyInstance } from 'fastify';
import type { AppContext, PersonalData } from '../context/app-context.ts';
import type { Schema } from '../db/schema.ts';
import type { FileHolder } from '../files/file-holder.ts';

/** What every part of the server may have: a part of `core` as well as a feature. */
export interface CorePart {
  readonly jobs?: (context: AppContext) => void;
  /** The personal data that it holds; left out when it holds none. */
  readonly personalData?: PersonalData;
}

/** One part of the product as the server composes it: its routes and background jobs. */
export interface Feature extends CorePart {
  readonly name: string;
  /**
   * Tables of other features that its repositories read or lock, where one statement joins them. It writes to
   * none of them: `npm run check` enforces both.
   */
  readonly reads?: readonly (keyof Schema)[];
  /** How its rows use uploaded files; left out when they hold none. */
  readonly files?: FileHolder;
  readonly routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
}
