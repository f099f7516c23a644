/** Ports of the product under test: far from those a person who develops uses. */
export const ports = { site: 34_700, sandbox: 34_710 } as const;
