import type { FacetField, MobilityField } from '@mitoyen/contract/features/vocabulary/facets.schemas.ts';

type CodesField = Exclude<FacetField, 'placeCode'>;

/** What a form holds of trades and facets, in codes; software as `revit:3`. */
export type FacetValues = Record<CodesField, readonly string[]>;
/** How far, from when and how many days a week, as the texts of controls. */
export type MobilityValues = Record<MobilityField, string>;
export type PersonFacetValues = FacetValues & MobilityValues;

export const emptyFacets: FacetValues = {
  trades: [],
  phases: [],
  software: [],
  programmes: [],
  contexts: [],
};
export const emptyPersonFacets: PersonFacetValues = {
  ...emptyFacets,
  travelKm: '',
  availableFrom: '',
  daysPerWeek: '',
};

/** As the fields follow each other on the page. */
export const personFacetOrder: readonly string[] = Object.keys(emptyPersonFacets);

/** What a profile or an offer says, for its form. */
export function facetValues({ trades, phases, software, programmes, contexts }: FacetValues): FacetValues {
  return { trades, phases, software, programmes, contexts };
}

interface Mobility {
  readonly travelKm: number | null;
  readonly availableFrom: string | null;
  readonly daysPerWeek: number | null;
}

export function personFacetValues(profile: FacetValues & Mobility): PersonFacetValues {
  return {
    ...facetValues(profile),
    travelKm: String(profile.travelKm ?? ''),
    availableFrom: profile.availableFrom ?? '',
    daysPerWeek: String(profile.daysPerWeek ?? ''),
  };
}
