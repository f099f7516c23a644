/** How far around a place people may look, in kilometres as the crow flies; 0 is the place itself. */
export const searchRadii = [0, 10, 25, 50, 100] as const;

/** The orders of a list: its own, or outward from the place asked for. */
export const listOrders = ['shuffle', 'distance'] as const;

/** Values of one facet that a search may name, repeated ones included. */
export const mostAskedValues = 200;
