import type { OfferBody } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { facetColumns } from '../vocabulary/index.ts';

/** What a company writes of an offer, as columns; facets that are left out keep their value. */
export function offerColumns(body: OfferBody) {
  return {
    title: body.titre,
    description: body.description,
    requirements: body.requirements,
    budget: body.budget,
    duration: body.duree,
    location: body.lieu,
    is_remote: body.remote === 1,
    deadline: body.deadline,
    is_urgent: body.urgent,
    ...facetColumns(body),
  };
}
