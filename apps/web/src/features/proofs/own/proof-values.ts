import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  kindOfProof,
  type ProofField,
  type ProofKind,
  proofFields,
} from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import {
  faultyDay,
  type Proof,
  type ProofInput,
  proofBody,
} from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import type { MarkedValues } from '../../cv-reading/index.ts';

/** A proof as its form holds it: texts, and the document's address. */
export type ProofFormValues = Record<ProofField, string> & { document: string | null } & MarkedValues;

export const emptyProof: ProofFormValues = {
  date: '',
  year: '',
  number: '',
  body: '',
  region: '',
  domains: '',
  territory: '',
  from: '',
  to: '',
  statement: '',
  document: null,
  readMarks: {},
};

/** The values with which a proof's form begins. */
export function valuesOf(proof: Proof): ProofFormValues {
  const texts = proofFields.map((name) => [name, String(proof[name] ?? '')]);
  return { ...emptyProof, ...Object.fromEntries(texts), document: proof.document };
}

/** The values with which the next one's form begins: what usually stays from one to the next. */
export function renewedValues(proof: Proof): ProofFormValues {
  const { number, body, region, domains, territory } = valuesOf(proof);
  // each certificate of vigilance has a security code of its own
  const lasting = proof.kind === 'vigilance' ? '' : number;
  return { ...emptyProof, number: lasting, body, region, domains, territory };
}

/** What is sent of them: the fields of the kind alone. */
export function proofBodyOf(kind: ProofKind, values: ProofFormValues): ProofInput {
  const { fields } = kindOfProof(kind);
  const asked = proofFields.filter((name) => fields[name]).map((name) => [name, values[name]]);
  return { kind, ...Object.fromEntries(asked), document: values.document };
}

/** What is wrong with them today. */
export function validateProof(kind: ProofKind, values: ProofFormValues): FormIssues {
  const body = proofBodyOf(kind, values);
  const issues = schemaIssues(proofBody, body);
  const parsed = proofBody.safeParse(body);
  const fault = parsed.success ? faultyDay(parsed.data, parisDay(new Date())) : null;
  return fault ? { ...issues, [fault.path]: fault.message } : issues;
}
