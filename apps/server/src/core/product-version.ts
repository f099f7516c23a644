import product from '../../../../package.json' with { type: 'json' };

/** Of the release that runs. */
export const productVersion: string = product.version;
