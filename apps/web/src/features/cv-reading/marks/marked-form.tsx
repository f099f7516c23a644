import type { Form } from '../../../core/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldNote } from '../../../ui/field-frame.tsx';
import { type ReadingTexts, readFieldLabels } from '../cv-reading.texts.ts';
import { type MarkedValues, markOf } from './read-marks.ts';

/** Fields that go with another one: the code of a place with its text. */
const together: Readonly<Partial<Record<string, string>>> = { location: 'placeCode' };

const labelOf = (name: string) => (readFieldLabels as Readonly<Record<string, string>>)[name] ?? name;

/**
 * A form whose fields say which values were read, and take them as looked at when they are left. `blank`: what stands in
 * those fields while nothing is filled in.
 */
export function markedForm<Values extends MarkedValues>(
  form: Form<Values>,
  blank: Partial<Values>,
  { mark: texts }: ReadingTexts,
): Form<Values> {
  const { values, set } = form;
  const remove = (name: string) => {
    const emptied = [name, together[name]].filter((one) => one !== undefined);
    const was = blank as unknown as Readonly<Record<string, unknown>>;
    set(Object.fromEntries(emptied.map((one) => [one, was[one]])) as Partial<Values>);
    // the button that was pressed is gone
    document.getElementById(form.idOf(name))?.focus();
  };
  const noteOf = (name: string): FieldNote | undefined => {
    const mark = markOf(values, name);
    if (!mark) return undefined;
    const said = mark.isKept ? texts.kept : texts.read;
    return {
      text: mark.detail === undefined ? said : `${said} ${mark.detail}`,
      action: (
        <Button
          size="small"
          variant="link"
          aria-label={texts.removeOf(labelOf(name))}
          onClick={() => remove(name)}
        >
          {texts.remove}
        </Button>
      ),
    };
  };
  const keep = (name: string) => {
    const mark = markOf(values, name);
    if (!mark || mark.isKept) return;
    set({ readMarks: { ...values.readMarks, [name]: { ...mark, isKept: true } } } as Partial<Values>);
  };
  return {
    ...form,
    noteOf,
    field: (name, tidy) => {
      const field = form.field(name, tidy);
      return {
        ...field,
        note: noteOf(name),
        onBlur: () => {
          keep(name);
          field.onBlur();
        },
      };
    },
  };
}
