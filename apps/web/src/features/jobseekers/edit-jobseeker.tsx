import { jobseekerAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { VisibilitySettings } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { EditForm } from '../../core/forms/edit-form.tsx';
import { CvDownloadButton } from '../cv-downloads/index.ts';
import {
  CvReadingNote,
  fillEmpty,
  markedForm,
  newCvReadingTexts as readingTexts,
  useCvReading,
} from '../cv-reading/index.ts';
import {
  myProfileTexts,
  PresentationSection,
  profileFormTexts,
  StaysSuggestedField,
  editTexts as texts,
  useProfileEditing,
} from '../profiles/index.ts';
import { FormUpload } from '../uploads/index.ts';
import { VisibilitySection } from '../visibility/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { careerLists } from './career/career-lists.ts';
import { CareerSection } from './career/career-section.tsx';
import { ContractsField } from './career/contracts-field.tsx';
import { leftOut } from './career/left-out.ts';
import { nothingRead, profileProposals } from './cv-proposals.ts';
import { CvSection } from './cv-section.tsx';
import { JobSearchSection } from './job-search-section.tsx';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';
import { type JobseekerFormValues, jobseekerFormEdit } from './jobseeker-form-edit.ts';

/** An address may lead to a part of the form, which was not there yet when its page came. */
function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '' && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
}

/** A job seeker's own profile as a form. `visibility`: who may find it by now. */
export function EditJobseeker({
  profile,
  visibility,
  userId,
}: {
  profile: Jobseeker;
  visibility: VisibilitySettings;
  userId: string;
}) {
  const [edit] = useState(() => jobseekerFormEdit(visibility));
  const editing = useProfileEditing(edit, profile, userId);
  const { sendings } = editing;
  const form = markedForm<JobseekerFormValues>(editing.form, nothingRead, readingTexts);
  const { reading, read } = useCvReading((person) => {
    const { changes, names } = fillEmpty<JobseekerFormValues>(form.values, profileProposals(person));
    form.set(changes);
    return names;
  });
  useNamedPart();
  const organisations = form.values.experiences
    .map(({ organisation }) => organisation.trim())
    .filter((name) => name.length > 1);
  return (
    <EditForm title={texts.title} editing={editing}>
      <JobSearchSection form={form} availabilities={jobseekerAvailabilities}>
        <StaysSuggestedField form={form} />
        <ContractsField form={form} />
      </JobSearchSection>
      <VisibilitySection
        form={form}
        kept={visibility.visibility}
        isRestored={editing.isRestored}
        organisations={organisations}
      />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={jobseekerFormTexts.descriptionHint}
        isPrivate={profile.picturesArePrivate}
      >
        <FormUpload
          form={form}
          kind="picture"
          name="coverImage"
          sendings={sendings}
          isPrivate={profile.picturesArePrivate}
          label={jobseekerFormTexts.coverImage}
          hint={profileFormTexts.imageHint}
        />
      </PresentationSection>
      {careerLists.map((list) => {
        const out = leftOut(list, form.values);
        return <CareerSection key={list} list={list} form={form} isLeftOut={(draft) => out.has(draft)} />;
      })}
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
        onTaken={(file) => void read(file)}
      >
        <CvReadingNote reading={reading} texts={readingTexts} />
      </CvSection>
    </EditForm>
  );
}
