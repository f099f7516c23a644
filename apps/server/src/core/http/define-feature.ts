import type { FastifyInstance } from 'fastify';
import type { AppContext, PersonalData } from '../context/app-context.ts';

/** What every part of the server may have, a part of `core` as well as a feature. */
export interface CorePart {
  readonly jobs?: (context: AppContext) => void;
  /** What it holds on people; left out when it holds nothing. */
  readonly personalData?: PersonalData;
}

/** One part of the product as the server composes it: its routes and its background work. */
export interface Feature extends CorePart {
  readonly name: string;
  readonly routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
}
