import type { Feature } from '../core/http/define-feature.ts';

/** Every part of the product that the server has. */
export const features: readonly Feature[] = [];
