export { type AskedProfile, availabilityIn } from './availability.repository.ts';
export type { CardRow } from './card-row.ts';
export type { Viewer } from './newest-first.ts';
export { newestFirst, pageOf } from './newest-first.ts';
export { availabilityConfirmed, type ProductColumn } from './product-columns.ts';
