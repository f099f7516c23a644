import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import type { FormIssues } from '../../../core/forms/form-issues.ts';
import { NumberField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { useCasedTitle } from '../../places/index.ts';
import { projectFormTexts } from '../own-portfolio.texts.ts';
import { PhasesField } from '../phases-field.tsx';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import type { ProposedProject } from './propose-project.ts';

/** What is proposed for a project, to be corrected. */
export function BookProjectFields({
  id,
  values,
  issues,
  onChange,
}: {
  /** Of its title; the others' begin with it. */
  id: string;
  values: ProposedProject;
  issues: FormIssues;
  onChange: (changes: Partial<ProposedProject>) => void;
}) {
  const caseTitle = useCasedTitle(values.title, (title) => onChange({ title }));
  const text = (
    name: 'title' | 'description' | 'year' | 'surfaceSquareMetres' | 'roleHeld' | 'agency' | 'software',
  ) => ({
    id: name === 'title' ? id : `${id}-${name}`,
    value: values[name],
    error: issues[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const number = (name: 'year' | 'surfaceSquareMetres') => ({
    ...text(name),
    onBlur: () => onChange({ [name]: tidyNumber(values[name]) }),
  });
  const others = Object.keys(issues).some((name) => name !== 'title' && name !== 'pages');
  return (
    <>
      <TextField
        {...text('title')}
        onBlur={caseTitle}
        label={texts.projectTitle}
        autoComplete="off"
        maxLength={150}
      />
      <details className={styles.details} open={others || undefined}>
        <summary>{texts.details}</summary>
        <Stack>
          <TextAreaField
            {...text('description')}
            label={projectFormTexts.description}
            hint={projectFormTexts.descriptionHint}
            rows={4}
            maxLength={5000}
          />
          <Stack columns>
            <NumberField
              {...number('year')}
              label={projectFormTexts.year}
              hint={projectFormTexts.yearHint}
              integer
            />
            <NumberField
              {...number('surfaceSquareMetres')}
              label={projectFormTexts.surface}
              hint={projectFormTexts.surfaceHint}
              unit={projectFormTexts.surfaceUnit}
            />
            <TextField {...text('roleHeld')} label={projectFormTexts.roleHeld} autoComplete="off" />
            <TextField {...text('agency')} label={projectFormTexts.agency} autoComplete="off" />
          </Stack>
          <PhasesField
            id={`${id}-phases`}
            phases={values.phases}
            error={issues.phases}
            onChange={(phases) => onChange({ phases })}
          />
          <TextField
            {...text('software')}
            label={projectFormTexts.software}
            hint={projectFormTexts.softwareHint}
            autoComplete="off"
          />
        </Stack>
      </details>
    </>
  );
}
