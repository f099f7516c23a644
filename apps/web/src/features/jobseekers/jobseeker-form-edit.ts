import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import {
  type VisibilitySettings,
  visibilityBody,
} from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { ProfileEdit } from '../profiles/index.ts';
import { changesVisibility, saveWithVisibility, type VisibilityValues } from '../visibility/index.ts';
import { type JobseekerEditValues, jobseekerEdit } from './jobseeker-edit.ts';

type JobseekerFormValues = JobseekerEditValues & VisibilityValues;

const { validate, fieldOf } = jobseekerEdit;
const fieldOrder = [...jobseekerEdit.fieldOrder, 'visibility', 'hiddenFrom'];
const visibilityIssues = ({ visibility, hiddenFrom }: VisibilityValues) =>
  schemaIssues(visibilityBody, { visibility, hiddenFrom: [...hiddenFrom] });

/** The change of a job seeker's profile by its form, which asks besides who may find it. `before`: what holds until then. */
export function jobseekerFormEdit(before: VisibilitySettings): ProfileEdit<Jobseeker, JobseekerFormValues> {
  return {
    ...jobseekerEdit,
    fieldOrder,
    toValues: (profile) => ({ ...jobseekerEdit.toValues(profile), ...before }),
    validate: validateForm,
    save: (userId, { visibility, hiddenFrom, ...values }, write) =>
      saveWithVisibility(
        userId,
        { before, after: { visibility, hiddenFrom } },
        () => jobseekerEdit.save(userId, values, write),
        write,
      ),
    fieldOf: (path, values) =>
      path.startsWith('hiddenFrom') ? 'hiddenFrom' : (fieldOf?.(path, values) ?? path),
    takesSeveralCalls: (values) => changesVisibility(before, values),
  };
}

function validateForm({ visibility, hiddenFrom, ...values }: JobseekerFormValues) {
  return { ...validate(values), ...visibilityIssues({ visibility, hiddenFrom }) };
}
