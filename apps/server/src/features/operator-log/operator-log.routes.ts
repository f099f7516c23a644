import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { listLogEntries } from './operator-log.repository.ts';
import { registerOperatorRoute } from './register-operator-route.ts';

export function registerOperatorLogRoutes(app: FastifyInstance, context: AppContext): void {
  registerOperatorRoute(app, context, operatorRoutes.listLog, async ({ query, request, reply }) => {
    const { limit, cursor, operatorId = '' } = query;
    const found = await listLogEntries(context.db, {
      before: readInstant(cursor),
      take: limit + 1,
      operatorId: isUuid(operatorId) ? operatorId : null,
    });
    const { rows, nextCursor } = pageByInstant(found, limit, ({ at, id }) => ({ at, id }));
    setPageHeaders(request, reply, { nextCursor });
    return rows.map(({ at, operator_id, username, target_ids, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      operatorId: operator_id,
      operatorName: username,
      targetIds: target_ids,
    }));
  });
}
