import { type CasedKind, correctCasing } from '@mitoyen/contract/core/casing.ts';
import { tidyName } from '@mitoyen/contract/core/pasted/tidy-text.ts';
import type { FieldBinding, FormFields } from './use-form.ts';

type TextOf<Values, Name extends keyof Values> = Values[Name] extends string ? Name : never;

/**
 * A field of letters whose value, when left, becomes what the server stores, with capitals corrected if it
 * was typed without or all in them.
 */
export function casedField<Values extends object, Name extends keyof Values & string>(
  form: FormFields<Values>,
  name: TextOf<Values, Name>,
  kind: CasedKind,
): FieldBinding<string> {
  // the key of a text: TypeScript cannot resolve a conditional type that is still generic
  const field = form.field(name as never) as FieldBinding<string>;
  return {
    ...field,
    onBlur: () => {
      const meant = correctCasing(tidyName(field.value), kind);
      if (meant !== field.value) form.set({ [name]: meant } as unknown as Partial<Values>);
      field.onBlur();
    },
  };
}
