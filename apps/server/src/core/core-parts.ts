import { assetsPart } from './assets/assets.part.ts';
import { authPart } from './auth/auth.part.ts';
import { replicasPart } from './db/replicas/replicas.part.ts';
import { eventsPart } from './events/events.part.ts';
import type { CorePart } from './http/define-feature.ts';
import { idempotencyPart } from './idempotency/idempotency.part.ts';
import { limitsPart } from './limits/limits.part.ts';
import { listVersionsPart } from './lists/list-query.ts';
import { purgingPart } from './purging/purging.part.ts';

/** The parts of `core` that keep tables of their own. */
export const coreParts: readonly CorePart[] = [
  authPart,
  limitsPart,
  idempotencyPart,
  eventsPart,
  listVersionsPart,
  purgingPart,
  replicasPart,
  assetsPart,
];
