import { createHmac } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { defaultPageSize } from '@mitoyen/contract/core/pagination.ts';
import { leastSharing } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type {
  DiscreetCard,
  DiscreetFilters,
  DiscreetPage,
} from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { invalidCursor } from '../../core/http/paging.ts';
import { presentDiscreet } from './discreet.presenter.ts';
import { discreetConditions } from './discreet-conditions.ts';
import {
  countDiscreet,
  type DiscreetPlace,
  type DiscreetRow,
  findDiscreet,
  listDiscreetRows,
} from './discreet-list.repository.ts';
import { type Firm, findFirm } from './firms.repository.ts';
import { type HandleKey, keyOfHandle, openCursor, sealCursor } from './handles.ts';

/** Up to where discreet people are counted. */
const mostCounted = 200;
const columns = ['shuffle_a', 'shuffle_b', 'shuffle_c', 'shuffle_d'] as const;

/** The firm of an account, where its SIRET is confirmed. @throws ApiError 404 for everybody else. */
export async function requireFirm(db: Queryable, userId: string): Promise<Firm> {
  const firm = await findFirm(db, userId);
  if (!firm) throw new ApiError(commonErrors.not_found);
  return firm;
}

export const keyFor = ({ config }: Pick<AppContext, 'config'>, { siren }: Firm): HandleKey => ({
  secretKey: config.secretKey,
  siren,
});

/** Each firm has an order of its own, so that a place in it tells another firm nothing. */
function orderOf({ secretKey, siren }: HandleKey): Omit<DiscreetPlace, 'after'> {
  const drawn = createHmac('sha256', secretKey).update(`order of ${siren}`).digest();
  return {
    column: columns[drawn.readUInt8(0) % columns.length] ?? 'shuffle_a',
    direction: drawn.readUInt8(1) % 2 === 0 ? 'asc' : 'desc',
    start: drawn.readUInt32BE(2) % 2_147_483_647,
  };
}

function readAfter(key: HandleKey, cursor: string | undefined): DiscreetPlace['after'] {
  if (cursor === undefined) return null;
  const [lap, position, userId] = [openCursor(key, cursor)].flat() as unknown[];
  if (
    typeof lap !== 'number' ||
    typeof position !== 'number' ||
    typeof userId !== 'string' ||
    !isUuid(userId)
  )
    throw invalidCursor();
  return { lap, position, userId };
}

interface DiscreetQuery extends DiscreetFilters {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * A page of the discreet people that an account's firm may find. @throws ApiError 404 unless it is a
 * confirmed firm.
 */
export async function listDiscreet(
  context: AppContext,
  userId: string,
  { limit, cursor, ...filters }: DiscreetQuery,
): Promise<DiscreetPage> {
  const { db, clock } = context;
  const firm = await requireFirm(db, userId);
  const key = keyFor(context, firm);
  const search = {
    firm,
    conditions: discreetConditions(filters, firm, leastSharing),
    leastSharing,
    isFirstPage:
      cursor === undefined && limit === defaultPageSize && Object.values(filters).flat().join('') === '',
  };
  const place = { ...orderOf(key), after: readAfter(key, cursor) };
  const found = await listDiscreetRows(db, search, place, limit + 1);
  const total = await countDiscreet(db, search, mostCounted + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const now = clock.now();
  return {
    // in an order of their own: neighbours on one firm's page must not be recognizable on another's
    items: rows
      .map((row) => presentDiscreet(row, key, now))
      .sort((one, other) => (one.handle < other.handle ? -1 : 1)),
    total: Math.min(total, mostCounted),
    isTotalExact: total <= mostCounted,
    nextCursor: last ? sealCursor(key, [last.lap, last.position, last.user_id]) : null,
  };
}

/** The person of a firm's handle. @throws ApiError 404. */
export async function requireDiscreet(
  context: Pick<AppContext, 'config'>,
  db: Queryable,
  firm: Firm,
  handle: string,
): Promise<DiscreetRow> {
  const discreetKey = keyOfHandle(keyFor(context, firm), handle);
  const row = discreetKey === null ? undefined : await findDiscreet(db, firm, discreetKey, leastSharing);
  if (!row) throw new ApiError(commonErrors.not_found);
  return row;
}

/** @throws ApiError 404 unless it is a confirmed firm, and for an invalid handle. */
export async function showDiscreet(
  context: AppContext,
  userId: string,
  handle: string,
): Promise<DiscreetCard> {
  const { db, clock } = context;
  const firm = await requireFirm(db, userId);
  const row = await requireDiscreet(context, db, firm, handle);
  return presentDiscreet(row, keyFor(context, firm), clock.now());
}
