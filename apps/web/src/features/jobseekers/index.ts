export { EditJobseeker } from './edit-jobseeker.tsx';
export { jobseekerEdit } from './jobseeker-edit.ts';
export { JobseekerView } from './jobseeker-view.tsx';
export { myJobseekerQuery } from './jobseekers.queries.ts';
export { OwnJobseeker } from './own-jobseeker.tsx';
