/** What a place can be. Former communes are « communes déléguées » and « associées », inside the commune of today. */
export const placeKinds = ['commune', 'arrondissement', 'former_commune', 'departement', 'region'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * `c69123` a commune, a former one or an arrondissement by its INSEE code, `d69` a département, `r84` a region. Whether
 * there is such a place, only the server knows.
 */
export const placeCodePattern = /^(?:c(?:\d{5}|2[AB]\d{3})|d(?:\d{2,3}|2[AB])|r\d{2})$/;

export const maxPlaceQueryLength = 80;
export const maxPlaceSuggestions = 10;
/** The longest title that can be put right, of a project or an offer. */
export const maxCasedTitleLength = 200;
