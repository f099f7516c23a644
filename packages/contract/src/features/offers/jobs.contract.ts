import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { jobOfferSchema } from './offers.schemas.ts';

/** Jobs, which anybody may read whole; they are written by the calls of offers. */
export const jobRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/emplois/:id',
    summary: 'Un emploi',
    auth: 'optional',
    params: idParams,
    responses: { 200: jobOfferSchema },
  }),
};
