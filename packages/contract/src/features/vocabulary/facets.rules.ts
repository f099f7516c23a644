/** Trades that a profile or an offer may name; the first is the main one. */
export const mostTrades = 3;

/** How far people may say that they travel, in kilometres as the crow flies; -1 is all of France. */
export const travelDistances = [0, 10, 25, 50, 100, 200, -1] as const;

export const mostDaysPerWeek = 5;
