import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { placeErrors } from '@mitoyen/contract/features/places/places.errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { sendUnlessCached } from '../../core/http/caching.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { atlas } from './atlas.ts';
import { caseTitle } from './case-title.ts';
import { findPlaces } from './find-places.ts';
import { presentSuggestion } from './places.presenter.ts';
import { placeOf } from './places.ts';
import { placesNamed } from './read-place-text.ts';

const keptS = 86_400;
const readAfterMs = 1_000;

export function registerPlaceRoutes(app: FastifyInstance, context: AppContext): void {
  // read a moment after the start, which does not wait for it, and neither does the first who types
  app.addHook('onListen', async () => {
    setTimeout(atlas, readAfterMs).unref();
  });

  registerRoute(app, context, placeRoutes.search, [], ({ query, request, reply }) => {
    const all = atlas();
    const named = placesNamed(query.q);
    const found = [...new Set([...named, ...findPlaces(all, query.q, query.limit)])].slice(0, query.limit);
    const suggestions = found.map((id) => ({
      ...presentSuggestion(all.gazetteer, id),
      ...(named.includes(id) && { named: true as const }),
    }));
    return sendUnlessCached(request, reply, suggestions, keptS);
  });

  registerRoute(app, context, placeRoutes.caseTitle, [], ({ query, request, reply }) =>
    sendUnlessCached(request, reply, { title: caseTitle(query.title) }, keptS),
  );

  registerRoute(app, context, placeRoutes.get, [], ({ params, request, reply }) => {
    const place = placeOf(params.code);
    if (!place) throw new ApiError(placeErrors.place_not_found);
    return sendUnlessCached(request, reply, place, keptS);
  });
}
