import type { FieldMix } from './field-mix.ts';
import type { Questions } from './open-side.ts';

/** Searches around a place, shuffled and outward, the facets of them, and the field of places. */
export function fieldQuestions(searches: FieldMix): Questions {
  return () =>
    Promise.resolve([
      { name: 'radius', paths: searches.radius },
      { name: 'radius and two facets', paths: searches.radiusAndFacets },
      { name: 'radius and trade', paths: searches.tradeAround },
      { name: 'radius, trade, with who travels', paths: searches.travellers },
      { name: 'outward', paths: searches.outward },
      { name: 'outward, two facets', paths: searches.outwardWithFacets },
      { name: 'facet counts', paths: searches.facets },
      { name: 'facet counts, three asked', paths: searches.facetsOfNarrow },
      { name: 'first asked: radius', paths: searches.radius, isFirst: true },
      { name: 'first asked: radius and two facets', paths: searches.radiusAndFacets, isFirst: true },
      { name: 'first asked: radius and trade', paths: searches.tradeAround, isFirst: true },
      { name: 'first asked: with who travels', paths: searches.travellers, isFirst: true },
      { name: 'first asked: outward', paths: searches.outward, isFirst: true },
      { name: 'first asked: facet counts', paths: searches.facets, isFirst: true },
      { name: 'first asked: facet counts, three asked', paths: searches.facetsOfNarrow, isFirst: true },
      { name: 'places, while typing', paths: searches.places },
    ]);
}
