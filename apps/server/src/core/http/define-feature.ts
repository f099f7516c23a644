import type { FastifyInstance } from 'fastify';
import type { AppContext, PersonalData } from '../context/app-context.ts';
import type { Schema } from '../db/schema.ts';
import type { FileHolder } from '../files/file-holder.ts';

/** What every part of the server may have, a part of `core` as well as a feature. */
export interface CorePart {
  readonly jobs?: (context: AppContext) => void;
  /** What it holds on people; left out when it holds nothing. */
  readonly personalData?: PersonalData;
}

/** One part of the product as the server composes it: its routes and its background work. */
export interface Feature extends CorePart {
  readonly name: string;
  /**
   * Other features' tables that its repositories read, or lock, where one statement needs them. It writes to none:
   * `npm run check` holds both.
   */
  readonly reads?: readonly (keyof Schema)[];
  /** What its rows say of uploaded files; left out when they hold none. */
  readonly files?: FileHolder;
  readonly routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
}
