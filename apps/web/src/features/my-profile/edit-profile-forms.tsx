import { jobseekerAvailabilities, simpleAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { ActivitySection } from '../../core/profile-form/activity-section.tsx';
import { CompanySections } from '../../core/profile-form/company-sections.tsx';
import { CvSection } from '../../core/profile-form/cv-section.tsx';
import { EditForm } from '../../core/profile-form/edit-form.tsx';
import { FormUpload } from '../../core/profile-form/form-upload.tsx';
import { JobSearchSection } from '../../core/profile-form/job-search-section.tsx';
import { PresentationSection } from '../../core/profile-form/presentation-section.tsx';
import { AvailabilityField } from '../../core/profile-form/profile-fields.tsx';
import {
  freelanceFormTexts,
  jobseekerFormTexts,
  profileFormTexts,
} from '../../core/profile-form/profile-form.texts.ts';
import { CvDownloadButton } from '../../core/profile-parts/cv-download-button.tsx';
import { companyEdit } from './company-edit.ts';
import { editTexts as texts } from './edit.texts.ts';
import { freelanceEdit } from './freelance-edit.ts';
import { jobseekerEdit } from './jobseeker-edit.ts';
import { myProfileTexts } from './my-profile.texts.ts';
import { useProfileEditing } from './use-profile-editing.ts';

export function EditFreelance({ profile, userId }: { profile: Freelance; userId: string }) {
  const editing = useProfileEditing(freelanceEdit, profile, userId);
  const { form, sendings } = editing;
  return (
    <EditForm title={texts.title} editing={editing}>
      <ActivitySection form={form}>
        <AvailabilityField field={form.field('availability')} availabilities={simpleAvailabilities} />
      </ActivitySection>
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={freelanceFormTexts.descriptionHint}
      />
    </EditForm>
  );
}

export function EditJobseeker({ profile, userId }: { profile: Jobseeker; userId: string }) {
  const editing = useProfileEditing(jobseekerEdit, profile, userId);
  const { form, sendings } = editing;
  return (
    <EditForm title={texts.title} editing={editing}>
      <JobSearchSection form={form} availabilities={jobseekerAvailabilities} />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={jobseekerFormTexts.descriptionHint}
      >
        <FormUpload
          kind="picture"
          name="coverImage"
          sendings={sendings}
          id={form.idOf('coverImage')}
          label={jobseekerFormTexts.coverImage}
          hint={profileFormTexts.imageHint}
          error={form.errorOf('coverImage')}
          value={form.values.coverImage}
          onChange={(coverImage) => form.set({ coverImage })}
        />
      </PresentationSection>
      <CvSection
        form={form}
        sendings={sendings}
        current={
          form.values.cv && (
            <CvDownloadButton
              cv={form.values.cv}
              name={profile.username ?? profile.firstName}
              label={myProfileTexts.seeCv}
            />
          )
        }
      />
    </EditForm>
  );
}

/** Only the name and the SIRET must be there; the rest may be emptied. */
export function EditCompany({ profile, userId }: { profile: CompanyPublic; userId: string }) {
  const editing = useProfileEditing(companyEdit, profile, userId);
  return (
    <EditForm title={texts.title} editing={editing}>
      <CompanySections form={editing.form} sendings={editing.sendings} required={false} />
    </EditForm>
  );
}
