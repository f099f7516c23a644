export { newestFirst, pageOf } from './newest-first.ts';
export { availabilityConfirmed, type ProductColumn } from './product-columns.ts';
export { findProfileOwner, markProfileCompleted } from './profile-owner.repository.ts';
export type { Viewer } from './viewer.ts';
