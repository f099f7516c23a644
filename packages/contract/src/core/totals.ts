/** Totals of searched lists are exact up to here; beyond, they only say that there are more. */
export const mostCounted = 10_000;
