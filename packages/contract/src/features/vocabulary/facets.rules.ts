/** Trades that a profile or an offer may name; the first is the main one. */
export const mostTrades = 3;

/** Says of a distance that it is all of France. */
export const wholeCountry = -1;

/** How far people may say that they travel, in kilometres as the crow flies. */
export const travelDistances = [0, 10, 25, 50, 100, 200, wholeCountry] as const;

export const mostDaysPerWeek = 5;
