import { jobseekerAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { EditForm } from '../../core/forms/edit-form.tsx';
import { CvDownloadButton } from '../cv-downloads/index.ts';
import {
  myProfileTexts,
  PresentationSection,
  profileFormTexts,
  StaysSuggestedField,
  editTexts as texts,
  useProfileEditing,
} from '../profiles/index.ts';
import { FormUpload } from '../uploads/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { CareerSection } from './career/career-section.tsx';
import { ContractsField } from './career/contracts-field.tsx';
import { CvSection } from './cv-section.tsx';
import { JobSearchSection } from './job-search-section.tsx';
import { jobseekerEdit } from './jobseeker-edit.ts';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';

export function EditJobseeker({ profile, userId }: { profile: Jobseeker; userId: string }) {
  const editing = useProfileEditing(jobseekerEdit, profile, userId);
  const { form, sendings } = editing;
  return (
    <EditForm title={texts.title} editing={editing}>
      <JobSearchSection form={form} availabilities={jobseekerAvailabilities}>
        <StaysSuggestedField form={form} />
        <ContractsField form={form} />
      </JobSearchSection>
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={jobseekerFormTexts.descriptionHint}
      >
        <FormUpload
          form={form}
          kind="picture"
          name="coverImage"
          sendings={sendings}
          label={jobseekerFormTexts.coverImage}
          hint={profileFormTexts.imageHint}
        />
      </PresentationSection>
      <CareerSection list="experiences" form={form} />
      <CareerSection list="education" form={form} />
      <PersonFacetSection form={form} />
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
