import { type ChangeEvent, useCallback, useId, useMemo, useState } from 'react';
import type { FieldNote } from '../../ui/field-frame.tsx';
import type { FormFault } from '../../ui/form-summary.tsx';
import type { FormIssues } from './form-issues.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that a field of `ui/` takes. */
export interface FieldBinding<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<FieldElement>) => void;
  readonly onBlur: () => void;
  readonly note?: FieldNote | undefined;
}

type TextKeys<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] &
  string;

export interface Form<Values> {
  readonly values: Values;
  /** The issues shown now, by path. */
  readonly issues: FormIssues;
  readonly set: (changes: Partial<Values>) => void;
  /** Sets the given values and hides every error. */
  readonly reset: (values: Values) => void;
  /** `tidy` normalizes pasted text as the server stores it, once the field is left. */
  readonly field: <Name extends TextKeys<Values>>(
    name: Name,
    tidy?: (text: string) => string,
  ) => FieldBinding<Values[Name]>;
  readonly idOf: (path: string) => string;
  readonly errorOf: (path: string) => string | undefined;
  /** A note about a field's value; left out where there are none. */
  readonly noteOf?: (name: string) => FieldNote | undefined;
  /** To call when a field loses the focus: from then on its error shows. An empty field's error shows on submit only. */
  readonly leave: (path: string, isEmpty: boolean) => void;
  /** Shows every error there is. True when there is none. */
  readonly check: () => boolean;
  /** Paths of all invalid fields, shown or not. */
  readonly wrong: readonly string[];
  /** Shows the errors of some fields. */
  readonly reveal: (paths: readonly string[]) => void;
  /** Shows the server's issues; each message stays until its field changes. */
  readonly refuse: (issues: FormIssues) => void;
  /** For the summary above the form: the faults of the last submit that are still there. */
  readonly faults: readonly FormFault[];
  /** How many submits were refused. */
  readonly attempt: number;
}

/** The part of a form that its fields need: a form with more values fits too. */
export type FormFields<Values> = Pick<
  Form<Values>,
  'values' | 'set' | 'field' | 'idOf' | 'errorOf' | 'noteOf' | 'leave'
>;

/**
 * Runs now, or once the pressed mouse button is released: a message that appears in between would move the
 * click's target.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) {
    window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
  } else run();
}

/** Drops the issues of a field and of everything below it. */
function without(issues: FormIssues, names: readonly string[]): FormIssues {
  const kept = Object.entries(issues).filter(
    ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
  );
  return kept.length === Object.keys(issues).length ? issues : Object.fromEntries(kept);
}

/** A form's values and the errors worth showing. `validate` must be a stable function. */
export function useForm<Values extends object>(
  initialValues: Values,
  validate: (values: Values) => FormIssues,
): Form<Values> {
  const formId = useId();
  const idOf = useCallback((path: string) => `${formId}-${path}`, [formId]);
  const [values, setValues] = useState(initialValues);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FormIssues>({});
  const found = useMemo(() => validate(values), [validate, values]);

  const issues = useMemo(() => {
    const shown = Object.entries(found).filter(([path]) => revealed.has(path));
    return { ...refused, ...Object.fromEntries(shown) };
  }, [found, revealed, refused]);

  // A corrected field stays out of the summary: coming back, it would take the focus while typing.
  const [told, setTold] = useState<{ paths: readonly string[]; attempt: number }>({ paths: [], attempt: 0 });
  const stillWrong = told.paths.filter((path) => path in issues);
  if (stillWrong.length < told.paths.length) setTold({ ...told, paths: stillWrong });
  const tell = useCallback((paths: readonly string[]) => {
    setTold(({ attempt }) => ({ paths, attempt: attempt + 1 }));
  }, []);

  const reveal = useCallback((paths: readonly string[]) => {
    setRevealed((current) => new Set([...current, ...paths]));
  }, []);
  const set = useCallback((changes: Partial<Values>) => {
    setValues((current) => ({ ...current, ...changes }));
    setRefused((current) => without(current, Object.keys(changes)));
  }, []);
  const reset = useCallback((next: Values) => {
    setValues(next);
    setRevealed(new Set());
    setRefused({});
    setTold({ paths: [], attempt: 0 });
  }, []);

  const leave = useCallback(
    (path: string, isEmpty: boolean) => {
      if (!isEmpty) afterPress(() => reveal([path]));
    },
    [reveal],
  );
  const check = useCallback(() => {
    const paths = Object.keys(found);
    setRefused({});
    reveal(paths);
    if (paths.length > 0) tell(paths);
    return paths.length === 0;
  }, [found, reveal, tell]);
  const refuse = useCallback(
    (refusals: FormIssues) => {
      setRefused(refusals);
      tell(Object.keys(refusals));
    },
    [tell],
  );

  const errorOf = (path: string): string | undefined => issues[path];

  return {
    values,
    issues,
    set,
    reset,
    idOf,
    errorOf,
    leave,
    check,
    wrong: Object.keys(found),
    reveal,
    refuse,
    faults: stillWrong.map((path) => ({ fieldId: idOf(path), message: issues[path] ?? '' })),
    attempt: told.attempt,
    field: (name, tidy) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event) => set({ [name]: event.target.value } as unknown as Partial<Values>),
      onBlur: () => {
        const text = values[name];
        const tidied = tidy && typeof text === 'string' ? tidy(text) : text;
        if (tidied !== text) set({ [name]: tidied } as unknown as Partial<Values>);
        leave(name, tidied === '');
      },
    }),
  };
}
