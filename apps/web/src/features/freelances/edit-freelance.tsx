import { simpleAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { EditForm } from '../../core/forms/edit-form.tsx';
import {
  AvailabilityField,
  PresentationSection,
  StaysSuggestedField,
  editTexts as texts,
  useProfileEditing,
} from '../profiles/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { ActivitySection } from './activity-section.tsx';
import { freelanceEdit } from './freelance-edit.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';

export function EditFreelance({ profile, userId }: { profile: Freelance; userId: string }) {
  const editing = useProfileEditing(freelanceEdit, profile, userId);
  const { form, sendings } = editing;
  return (
    <EditForm title={texts.title} editing={editing}>
      <ActivitySection form={form}>
        <AvailabilityField field={form.field('availability')} availabilities={simpleAvailabilities} />
        <StaysSuggestedField form={form} />
      </ActivitySection>
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={freelanceFormTexts.descriptionHint}
      />
      <PersonFacetSection form={form} />
    </EditForm>
  );
}
