export { softwareEntry, tradeEntry } from './entries.ts';
export { loadFacetLabels } from './facet-labels.ts';
export { OfferFacetSection, PersonFacetSection } from './facet-section.tsx';
export {
  emptyFacets,
  emptyPersonFacets,
  type FacetValues,
  facetValues,
  type PersonFacetValues,
  personFacetOrder,
  personFacetValues,
} from './facet-values.ts';
export { FacetView } from './facet-view.tsx';
export { findEntries, type NamedEntry } from './find-entries.ts';
export { mobilityFacts } from './mobility-facts.ts';
export { NamedTrades } from './named-trades.tsx';
export { tradeLabel } from './trade-label.ts';
export { vocabularyQuery } from './vocabulary.queries.ts';
export { facetTexts } from './vocabulary.texts.ts';
