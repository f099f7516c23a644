export { confirmedAvailability } from './confirmed-availability.ts';
export { newestFirst, pageOf } from './newest-first.ts';
export { findProfileOwner, markProfileCompleted } from './profile-owner.repository.ts';
export type { Viewer } from './viewer.ts';
