/** Where an offer's facts come after its text, and what decides stands above it. */
export const narrowPage = '(max-width: 59.99rem)';
