/** Reasons for a report, as the form lists them. */
export const reportReasons = {
  harassment: 'Harcèlement, insultes ou menaces',
  hate: 'Propos haineux ou discriminatoires',
  scam: 'Arnaque ou tentative de fraude',
  spam: 'Publicité ou messages répétés',
  impersonation: 'Faux profil, usurpation d’identité ou de titre',
  illegal_work: 'Travail dissimulé ou demande illégale',
  stolen_work: 'Projet, image ou texte d’une autre personne',
  child_abuse: 'Exploitation ou abus sexuel de mineurs',
  other: 'Autre raison',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = Object.keys(reportReasons) as readonly ReportReason[];

/** What can be reported: an account as a whole, or one thing it shows. */
export const targetKinds = {
  account: 'Compte',
  profile: 'Profil',
  company: 'Entreprise',
  project: 'Projet',
  offer: 'Offre',
  message: 'Message',
} as const;
export type TargetKind = keyof typeof targetKinds;
export const noticeKindNames = ['profile', 'company', 'project', 'offer', 'message'] as const;
export type NoticeKind = (typeof noticeKindNames)[number];

/** What a report can have taken down; of the others, the account is warned or suspended. */
const removableKinds = ['project', 'offer', 'message'] as const satisfies readonly TargetKind[];
export const isRemovable = (kind: TargetKind): kind is (typeof removableKinds)[number] =>
  removableKinds.some((removable) => removable === kind);

/**
 * Whether who reports may stay unnamed: offences of articles 3 to 7 of Directive 2011/93/EU (Regulation (EU) 2022/2065,
 * article 16, 2, c).
 */
export const mayStayUnnamed = (reason: string) => reason === 'child_abuse';

/** How a report ends. Both people get the decision with its reasons. */
export const reportDecisions = {
  no_action: {
    label: 'Sans suite',
    explanation: 'Rien de contraire à la loi ou aux conditions n’a été constaté.',
  },
  warning: { label: 'Avertissement', explanation: 'La personne est avertie\u00a0; son compte reste ouvert.' },
  takedown: {
    label: 'Retrait du contenu',
    explanation:
      'Le projet, l’offre ou le message signalé n’est plus visible\u00a0; son auteur peut contester une fois.',
  },
  suspension: {
    label: 'Suspension du compte',
    explanation:
      'Le compte est fermé à la connexion et n’apparaît plus nulle part\u00a0; ses offres ouvertes sont annulées. La suspension peut être levée.',
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
export type ReportDecision = keyof typeof reportDecisions;
export const reportDecisionNames = Object.keys(reportDecisions) as readonly ReportDecision[];

/**
 * On what a warning or a suspension rests: a statement of reasons names the law or the clause of the terms that was
 * broken (Regulation (EU) 2022/2065, article 17, 3, d and e).
 */
export const decisionGrounds = {
  conduct: 'Conditions d’utilisation, section «\u202fConduite des membres\u202f»',
  offers: 'Conditions d’utilisation, section «\u202fOffres et candidatures\u202f»',
  accuracy: 'Conditions d’utilisation, section «\u202fInscription\u202f» (informations exactes)',
  law: 'Contenu ou comportement contraire à la loi',
} as const;
export type DecisionGround = keyof typeof decisionGrounds;
export const decisionGroundNames = Object.keys(decisionGrounds) as readonly DecisionGround[];

/** Messages of the conversation that a report shows to operators. */
export const reportedMessageCount = 20;
/** Months for which a decided report is kept: those in which a decision can be contested (article 20), twice. */
export const reportRetentionMonths = 12;
/** Months in which a decision can be contested (article 20, 1). */
export const contestMonths = 6;
