export { EditJobseeker } from './edit-jobseeker.tsx';
export { jobseekerEdit } from './jobseeker-edit.ts';
export { myJobseekerQuery } from './jobseekers.queries.ts';
export { OwnJobseeker } from './own-jobseeker.tsx';
