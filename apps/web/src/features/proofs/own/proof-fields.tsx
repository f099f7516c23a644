import {
  kindOfProof,
  type ProofField,
  type ProofKind,
  proofFields,
} from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { maxDomainsLength, maxStatementLength } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import type { Form } from '../../../core/forms/use-form.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { askedOf, ownProofsTexts as texts } from './own-proofs.texts.ts';
import type { ProofFormValues } from './proof-values.ts';

const days: readonly ProofField[] = ['date', 'from', 'to'];

/** The fields that a kind of proof asks for. */
export function ProofFields({ kind, form }: { kind: ProofKind; form: Form<ProofFormValues> }) {
  const { fields } = kindOfProof(kind);
  const { labels } = askedOf[kind];
  return proofFields
    .filter((name) => fields[name])
    .map((name) => {
      const shared = {
        ...form.field(name),
        label: labels[name] ?? name,
        required: fields[name] === 'required',
      };
      if (name === 'statement')
        return (
          <TextAreaField
            key={name}
            {...shared}
            hint={texts.statementExample}
            rows={4}
            maxLength={maxStatementLength}
          />
        );
      if (days.includes(name)) return <TextField key={name} {...shared} type="date" />;
      if (name === 'year') return <TextField key={name} {...shared} inputMode="numeric" autoComplete="off" />;
      return (
        <TextField
          key={name}
          {...shared}
          {...(name === 'domains' && { hint: texts.publicHint, maxLength: maxDomainsLength })}
          autoComplete="off"
        />
      );
    });
}
