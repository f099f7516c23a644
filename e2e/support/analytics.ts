/** The audience measurement that the product under test is configured with: no such host exists, journeys answer for it. */
export const analyticsScriptUrl = 'https://audience.mitoyen.test/audience.js';
