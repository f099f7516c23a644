import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import {
  type VisibilitySettings,
  visibilityBody,
} from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { MarkedValues } from '../cv-reading/index.ts';
import type { ProfileEdit } from '../profiles/index.ts';
import { changesVisibility, saveWithVisibility, type VisibilityValues } from '../visibility/index.ts';
import { withoutLeftOut } from './career/left-out.ts';
import { type JobseekerEditValues, jobseekerEdit } from './jobseeker-edit.ts';

export type JobseekerFormValues = JobseekerEditValues & VisibilityValues & MarkedValues;

const { validate, fieldOf } = jobseekerEdit;
const fieldOrder = [...jobseekerEdit.fieldOrder, 'visibility', 'hiddenFrom'];
const visibilityIssues = ({ visibility, hiddenFrom }: VisibilityValues) =>
  schemaIssues(visibilityBody, { visibility, hiddenFrom: [...hiddenFrom] });

/**
 * The change of a job seeker's profile by its form, visibility included. `before`: the visibility until then.
 */
export function jobseekerFormEdit(before: VisibilitySettings): ProfileEdit<Jobseeker, JobseekerFormValues> {
  return {
    ...jobseekerEdit,
    fieldOrder,
    toValues: (profile) => ({ ...jobseekerEdit.toValues(profile), ...before, readMarks: {} }),
    validate: validateForm,
    save: (userId, all, write) => {
      const { visibility, hiddenFrom, ...values } = withoutLeftOut(all);
      const after = { visibility, hiddenFrom };
      const saveProfile = () => jobseekerEdit.save(userId, values, write);
      return saveWithVisibility(userId, { before, after }, saveProfile, write);
    },
    fieldOf: (path, values) =>
      path.startsWith('hiddenFrom') ? 'hiddenFrom' : (fieldOf?.(path, withoutLeftOut(values)) ?? path),
    takesSeveralCalls: (values) => changesVisibility(before, values),
  };
}

function validateForm(all: JobseekerFormValues) {
  const { visibility, hiddenFrom, ...values } = withoutLeftOut(all);
  return { ...validate(values), ...visibilityIssues({ visibility, hiddenFrom }) };
}
