/** How far around a commune a trade's page looks, in kilometres; a département or a region is its own border. */
export const tradePageRadiusKm = 25;
