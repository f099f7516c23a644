import { maxCareerTextLength } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import type { FormFields } from '../../../core/forms/use-form.ts';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { careerTexts as texts } from './career.texts.ts';
import type { CareerDraft, CareerValues } from './career-draft.ts';
import type { CareerList } from './career-lists.ts';
import { MonthField } from './month-field.tsx';

/** The fields of one entry. `from` and `to` together, under each other on a phone. */
export function CareerEntryFields({
  list,
  draft,
  form,
  onChange,
}: {
  list: CareerList;
  draft: CareerDraft;
  form: FormFields<CareerValues>;
  onChange: (changes: Partial<CareerDraft>) => void;
}) {
  const own = texts[list];
  const pathOf = (name: keyof CareerDraft) => `${list}.${draft.key}.${name}`;
  const text = (name: 'title' | 'organisation' | 'place' | 'text') => ({
    id: form.idOf(pathOf(name)),
    name: pathOf(name),
    value: draft[name],
    error: form.errorOf(pathOf(name)) ?? null,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => form.leave(pathOf(name), draft[name] === ''),
  });
  const month = (name: 'from' | 'to') => ({
    id: form.idOf(pathOf(name)),
    label: texts[name],
    value: draft[name] ?? '',
    error: form.errorOf(pathOf(name)),
    onChange: (value: string) => onChange({ [name]: value }),
    onLeave: () => form.leave(pathOf(name), /^-?$/.test(draft[name] ?? '')),
  });
  return (
    <Stack>
      <TextField {...text('title')} label={own.title} hint={own.titleHint} autoComplete="off" required />
      <Stack columns>
        <TextField {...text('organisation')} label={own.organisation} autoComplete="off" required />
        <TextField {...text('place')} label={texts.place} autoComplete="off" />
      </Stack>
      <Stack columns>
        <MonthField {...month('from')} />
        <Stack>
          {draft.to !== null && <MonthField {...month('to')} />}
          <CheckboxField
            name={`${pathOf('to')}.current`}
            label={texts.isCurrent}
            checked={draft.to === null}
            onChange={(event) => onChange({ to: event.target.checked ? null : '' })}
          />
        </Stack>
      </Stack>
      <TextAreaField {...text('text')} label={texts.text} rows={3} maxLength={maxCareerTextLength} />
    </Stack>
  );
}
