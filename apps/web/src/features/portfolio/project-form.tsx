import { tidyUrl } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import { EditForm } from '../../core/forms/edit-form.tsx';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { Editing } from '../../core/forms/use-editing.ts';
import { NumberField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { useCasedTitle } from '../places/index.ts';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import { PhasesField } from './phases-field.tsx';
import type { ProjectValues } from './project-form.values.ts';
import { ProjectImagesField } from './project-images-field.tsx';
import { ProjectUrlField } from './project-url-field.tsx';
import { ownReferenceTexts } from './references/references.texts.ts';

/** A project being made or changed. */
export function ProjectForm({
  title,
  editing,
  isConfirmed = false,
}: {
  title: string;
  editing: Editing<ProjectValues>;
  /** An agency confirmed what it says. */
  isConfirmed?: boolean;
}) {
  const { form } = editing;
  const name = form.field('title');
  const caseTitle = useCasedTitle(name.value, (meant) => form.set({ title: meant }));
  return (
    <EditForm title={title} editing={editing} hasRequired={false}>
      <FormSection title={texts.images}>
        <ProjectImagesField
          form={form}
          images={form.values.images}
          onChange={(images) => form.set({ images })}
          sendings={editing.sendings}
        />
      </FormSection>
      <FormSection title={texts.project}>
        <Stack>
          <TextField
            {...name}
            onBlur={() => {
              caseTitle();
              name.onBlur();
            }}
            label={texts.title}
            hint={texts.titleHint}
            autoComplete="off"
          />
          <TextAreaField
            {...form.field('description')}
            label={texts.description}
            hint={texts.descriptionHint}
            rows={5}
            maxLength={5000}
          />
          <ProjectUrlField {...form.field('url', tidyUrl)} label={texts.url} />
        </Stack>
      </FormSection>
      <FormSection
        title={texts.facts}
        caption={isConfirmed ? ownReferenceTexts.changeWarning : texts.factsCaption}
      >
        <Stack columns>
          <TextField
            {...form.field('roleHeld')}
            label={texts.roleHeld}
            hint={texts.roleHeldHint}
            autoComplete="organization-title"
          />
          <TextField
            {...form.field('agency')}
            label={texts.agency}
            hint={texts.agencyHint}
            autoComplete="organization"
          />
          <NumberField {...form.field('year', tidyNumber)} label={texts.year} hint={texts.yearHint} integer />
          <NumberField
            {...form.field('surfaceSquareMetres', tidyNumber)}
            label={texts.surface}
            hint={texts.surfaceHint}
            unit={texts.surfaceUnit}
          />
        </Stack>
        <PhasesField
          id={form.idOf('phases')}
          phases={form.values.phases}
          error={form.errorOf('phases')}
          onChange={(phases) => form.set({ phases })}
        />
        <TextField
          {...form.field('software')}
          label={texts.software}
          hint={texts.softwareHint}
          autoComplete="off"
          autoCapitalize="none"
        />
      </FormSection>
    </EditForm>
  );
}
