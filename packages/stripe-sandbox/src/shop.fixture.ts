/** The shop of tests, and the one thing it sells. */
export const shop = {
  merchant: 'Atelier',
  plan: {
    id: 'premium',
    name: 'Atelier Premium',
    nickname: 'Premium mensuel',
    description: 'Tout, sans limite.',
    lookupKey: 'premium_monthly',
    cents: 2999,
  },
};
