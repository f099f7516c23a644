export { newestFirst, pageOf } from './newest-first.ts';
export { findProfileOwner, markProfileCompleted, type ProfileOwner } from './profile-owner.repository.ts';
export type { Viewer } from './viewer.ts';
