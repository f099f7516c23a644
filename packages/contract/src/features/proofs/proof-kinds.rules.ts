import type { ProofKind } from './proof-names.ts';

export type { ProofKind } from './proof-names.ts';

/** What a proof is asked for, by the names of its fields. */
export const proofFields = [
  'date',
  'year',
  'number',
  'body',
  'region',
  'domains',
  'territory',
  'from',
  'to',
  'statement',
] as const;
export type ProofField = (typeof proofFields)[number];

interface KindOfProof {
  /** Asked in this order; the others are not kept. */
  readonly fields: Readonly<Partial<Record<ProofField, 'required' | 'optional'>>>;
  /** Whether job seekers have it too: it is about the person, not about a firm. */
  readonly isPersonal: boolean;
  /** Whether a new one replaces the one before it; of other kinds, a person has several. */
  readonly isOne: boolean;
}

const insurance = {
  fields: {
    body: 'required',
    number: 'required',
    domains: 'required',
    territory: 'required',
    from: 'required',
    to: 'required',
  },
  isPersonal: false,
  isOne: true,
} as const;
const qualification = {
  fields: { number: 'required', domains: 'optional', to: 'optional' },
  isPersonal: false,
  isOne: false,
} as const;

const kindsOfProof = {
  vigilance: {
    fields: { date: 'required', number: 'required' },
    isPersonal: false,
    isOne: true,
  },
  tax: {
    fields: { year: 'required' },
    isPersonal: false,
    isOne: true,
  },
  liability: { ...insurance },
  decennial: { ...insurance },
  ordre: {
    fields: { number: 'required', region: 'required' },
    isPersonal: true,
    isOne: true,
  },
  hmonp: {
    fields: { body: 'required', number: 'optional', to: 'optional' },
    isPersonal: true,
    isOne: true,
  },
  diploma: {
    fields: { body: 'required', domains: 'required', number: 'optional', to: 'optional' },
    isPersonal: true,
    isOne: false,
  },
  opqtecc: { ...qualification },
  opqibi: { ...qualification },
  qualibat: { ...qualification },
  rge: {
    ...qualification,
    fields: { body: 'required', ...qualification.fields },
  },
  sps: {
    fields: { body: 'required', domains: 'required', number: 'optional', to: 'optional' },
    isPersonal: true,
    isOne: false,
  },
  no_foreign_workers: {
    fields: { statement: 'required' },
    isPersonal: false,
    isOne: true,
  },
} as const satisfies Readonly<Record<ProofKind, KindOfProof>>;

export const proofKinds = Object.keys(kindsOfProof) as [ProofKind, ...ProofKind[]];

/** What a kind asks for, as one type for all of them. */
export const kindOfProof = (kind: ProofKind): KindOfProof => kindsOfProof[kind];

/** The kinds that an account of this role may keep; a firm keeps none. */
export function proofKindsOf(role: 'freelance' | 'jobseeker'): readonly ProofKind[] {
  return proofKinds.filter((kind) => role === 'freelance' || kindOfProof(kind).isPersonal);
}

/** The proofs of one account, at most. */
export const maxProofs = 40;

/** The stored states of a decision; that a proof has ended follows from the date. */
export const storedProofStates = ['declared', 'verified', 'refused'] as const;
export type StoredProofState = (typeof storedProofStates)[number];

/** Every state that a proof can be in, as its owner reads it. */
export const proofStates = {
  declared: 'Déclaré',
  verified: 'Vérifié',
  refused: 'Refusé',
  expired: 'Expiré',
} as const;
export type ProofState = keyof typeof proofStates;
export const proofStateNames = Object.keys(proofStates) as [ProofState, ...ProofState[]];
