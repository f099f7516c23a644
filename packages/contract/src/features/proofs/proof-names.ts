/**
 * The proofs that a person keeps, as pages and mails name them, and the registry's reading, which nobody
 * adds.
 */
export const proofNames = {
  vigilance: 'Attestation de vigilance',
  tax: 'Attestation de régularité fiscale',
  liability: 'Assurance RC professionnelle',
  decennial: 'Assurance décennale',
  ordre: 'Inscription à l’Ordre des architectes',
  hmonp: 'HMONP',
  diploma: 'Diplôme',
  opqtecc: 'Qualification OPQTECC',
  opqibi: 'Qualification OPQIBI',
  qualibat: 'Qualification Qualibat',
  rge: 'Mention RGE',
  sps: 'Coordonnateur SPS',
  no_foreign_workers: 'Aucun salarié étranger soumis à autorisation',
} as const;

export type ProofKind = keyof typeof proofNames;
