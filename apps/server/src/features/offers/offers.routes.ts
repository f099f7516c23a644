import { offerCheckRoutes } from '@mitoyen/contract/features/offer-checks/offer-checks.contract.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress, onlyRole, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerCachedRead, registerPublicRead } from '../../core/http/register-public-read.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { createListCaches, filtersWithout, nothingAskedOf } from '../facets/index.ts';
import { setSuggestion } from '../spelling/index.ts';
import { setIgnoredTerms } from '../vocabulary/index.ts';
import { checkDraft } from './check-draft.ts';
import { closeOffer, removeOffer } from './close-offer.ts';
import { registerJobRoutes } from './jobs.routes.ts';
import { listCompanyOffers } from './list-company-offers.ts';
import { listOffers } from './list-offers.ts';
import { listOwnOffers } from './list-own-offers.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { publishOffer } from './publish-offer.ts';
import { reopenOffer } from './reopen-offer.ts';
import { countOfferFacets, totalOffers } from './search-offers.ts';
import { showOffer } from './show-offer.ts';
import { suggestOffers } from './suggest-words.ts';
import { updateOffer } from './update-offer.ts';

const nothingAsked = nothingAskedOf(offerFilters);

export function registerOfferRoutes(app: FastifyInstance, context: AppContext): void {
  registerJobRoutes(app, context);
  const company = onlyRole('entreprise');
  const confirmed = confirmedAddress(context);
  const caches = createListCaches();

  registerCachedRead(app, context, offerRoutes.list, [], async (reading, { user, query, request, reply }) => {
    const { items, ...page } = await listOffers({ ...reading, ...caches }, query, user);
    setPageHeaders(request, reply, page);
    setIgnoredTerms(reply, query.search);
    if (page.total === 0) setSuggestion(reply, await suggestOffers({ ...reading, ...caches }, query, user));
    return items;
  });
  registerCachedRead(app, context, offerRoutes.facets, [], (reading, { user, query }) =>
    countOfferFacets({ ...reading, ...caches }, readOfferCriteria(query), user),
  );
  registerPublicRead(
    app,
    context,
    offerRoutes.totals,
    [],
    (reading, { user, query: { without, ...asked } }) => {
      const searches = without.map((name) => readOfferCriteria(filtersWithout(asked, nothingAsked, name)));
      return totalOffers({ ...reading, ...caches }, searches, user);
    },
  );
  registerCachedRead(app, context, offerRoutes.get, [], async (reading, { user, params, reply }) => {
    const { offer, isOpen } = await showOffer(reading, params.id, user);
    reply.header('x-offer-status', isOpen ? 'open' : 'closed');
    return offer;
  });
  registerRoute(
    app,
    context,
    offerRoutes.listByCompany,
    [ownParam('userId')],
    async ({ user, query, request, reply }) => {
      const { body, ...page } = await listOwnOffers(context, user.id, query);
      setPageHeaders(request, reply, page);
      return body;
    },
  );
  registerCachedRead(app, context, offerRoutes.listOpenByCompany, [], (reading, { user, params }) =>
    listCompanyOffers(reading, params.id, user),
  );
  registerRoute(app, context, offerRoutes.publish, [company, confirmed], ({ user, body, request }) =>
    publishOffer(context, user, body, readIdempotencyKey(request)),
  );
  registerRoute(app, context, offerCheckRoutes.check, [company], ({ user, body }) =>
    checkDraft(context, user.id, body),
  );
  registerRoute(app, context, offerRoutes.update, [company, confirmed], ({ user, params, body }) =>
    updateOffer(context, user, params.id, body),
  );
  registerRoute(app, context, offerRoutes.remove, [company], async ({ user, params }) => {
    await removeOffer(context, user.id, params.id);
    return undefined;
  });
  registerRoute(app, context, offerRoutes.close, [company], async ({ user, params, body }) => {
    await closeOffer(context, user.id, params.id, body ?? { status: 'filled' });
    return undefined;
  });
  registerRoute(app, context, offerRoutes.reopen, [company, confirmed], ({ user, params, body }) =>
    reopenOffer(context, user, params.id, body.deadline),
  );
}
