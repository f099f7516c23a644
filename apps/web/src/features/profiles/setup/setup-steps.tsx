import type { ReactNode } from 'react';
import { FormStepPart, FormSteps } from '../../../core/forms/form-step.tsx';
import type { Form } from '../../../core/forms/use-form.ts';
import { useSteps } from '../../../core/forms/use-steps.ts';
import { accountFields } from './account-values.ts';
import { setupTexts as texts } from './setup.texts.ts';

/** One step of a setup form. */
export interface SetupStepPart {
  readonly title: string;
  /** Names of its fields; left out, all that no other step has. */
  readonly fields?: readonly string[];
  /** What was filled in, in a few words; '' says only that it is complete. */
  readonly summary: string;
  readonly content: ReactNode;
}

/** The step of the account to create; none for a signed-in user. */
export function accountStep(account: ReactNode, username: string): readonly SetupStepPart[] {
  if (!account) return [];
  return [{ title: texts.accountSection, fields: accountFields, summary: username.trim(), content: account }];
}

/** The sections of a setup form, one at a time (decision 62). `end`, consent and the one button, stands in the last. */
export function SetupSteps<Values>({
  form,
  fieldOrder,
  parts,
  end,
}: {
  form: Form<Values>;
  fieldOrder: readonly string[];
  parts: readonly SetupStepPart[];
  end: ReactNode;
}) {
  const named = new Set(parts.flatMap(({ fields }) => fields ?? []));
  const others = fieldOrder.filter((name) => !named.has(name));
  const list = parts.map(({ title, fields }) => ({ title, fields: fields ?? others }));
  const steps = useSteps(form, list);
  return (
    <FormSteps list={list} steps={steps}>
      {parts.map(({ title, summary, content }, index) => (
        <FormStepPart key={title} list={list} steps={steps} index={index} summary={summary}>
          {content}
          {index === parts.length - 1 && end}
        </FormStepPart>
      ))}
    </FormSteps>
  );
}
