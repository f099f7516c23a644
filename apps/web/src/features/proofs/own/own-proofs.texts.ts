import type { ProofField, ProofKind } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';

interface Asked {
  /** What is asked, and by which law or whom. */
  readonly why: string;
  readonly labels: Readonly<Partial<Record<ProofField, string>>>;
}

const insured = {
  body: 'Assureur',
  number: 'Numéro de contrat',
  domains: 'Activités garanties',
  territory: 'Territoire',
  from: 'Début',
  to: 'Fin',
} as const;
const qualified = { number: 'Numéro de certificat', domains: 'Domaines', to: 'Fin de validité' } as const;

export const askedOf: Readonly<Record<ProofKind, Asked>> = {
  vigilance: {
    why: 'Dès 5\u202f000\u00a0€ hors taxes, votre client doit la recevoir à la signature puis tous les six mois (C.\u00a0trav. art. L8222-1 et D8222-5).',
    labels: { date: 'Date de l’attestation', number: 'Code de sécurité' },
  },
  no_foreign_workers: {
    why: 'Demandée avec la vigilance\u00a0: la liste de vos salariés étrangers soumis à autorisation, ou qu’il n’y en a pas (C.\u00a0trav. art. D8254-2).',
    labels: { statement: 'Votre attestation sur l’honneur' },
  },
  tax: {
    why: 'Demandée en marché public\u00a0: vos impôts sont à jour (C.\u00a0com. publ. art. R2143-7).',
    labels: { year: 'Année' },
  },
  liability: {
    why: 'Un architecte doit être assuré pour ses actes professionnels (loi n°\u00a077-2, art. 16).',
    labels: insured,
  },
  decennial: {
    why: 'Obligatoire pour qui est constructeur\u00a0; votre client en demande l’attestation avant l’ouverture du chantier (C.\u00a0assur. art. L241-1 et L243-2).',
    labels: insured,
  },
  ordre: {
    why: 'Porter le titre d’architecte suppose l’inscription (loi n°\u00a077-2, art. 9). À redire chaque année après le 31\u00a0mars.',
    labels: { number: 'Numéro d’inscription', region: 'Conseil régional' },
  },
  hmonp: {
    why: 'Habilite à exercer la maîtrise d’œuvre en son nom propre (arrêté du 10\u00a0avril 2007).',
    labels: { body: 'École', number: 'Numéro', to: 'Fin de validité' },
  },
  diploma: {
    why: 'Un diplôme qu’on demande à voir.',
    labels: { body: 'École', domains: 'Diplôme', number: 'Numéro', to: 'Fin de validité' },
  },
  opqtecc: { why: 'Qualification des économistes de la construction.', labels: qualified },
  opqibi: { why: 'Qualification de l’ingénierie.', labels: qualified },
  qualibat: { why: 'Qualification des entreprises du bâtiment.', labels: qualified },
  rge: {
    why: 'Vos clients en ont besoin pour les aides à la rénovation énergétique.',
    labels: { body: 'Organisme', ...qualified },
  },
  sps: {
    why: 'Pour coordonner la sécurité d’un chantier (C.\u00a0trav. art. R4532-23 et suivants).',
    labels: { body: 'Organisme', domains: 'Niveau', number: 'Numéro', to: 'Fin de validité' },
  },
};

const groups: readonly { title: string; kinds: readonly ProofKind[] }[] = [
  { title: 'Demandés à la signature', kinds: ['vigilance', 'no_foreign_workers', 'tax'] },
  { title: 'Assurances', kinds: ['liability', 'decennial'] },
  {
    title: 'Titres et qualifications',
    kinds: ['ordre', 'hmonp', 'diploma', 'opqtecc', 'opqibi', 'qualibat', 'rge', 'sps'],
  },
];

export const ownProofsTexts = {
  pageTitle: 'Mes justificatifs',
  lead: 'Ce qu’on vous demande, à un seul endroit. Les autres n’en voient que le nom, les domaines, la fin et l’état\u00a0: jamais un numéro, un contrat ou un document.',
  groups,
  loading: 'Chargement...',
  failureTitle: 'Vos justificatifs n’ont pas pu être chargés.',
  registration: 'Immatriculation',
  registrationOf: (state: string, readOn: string | null) => `${state}${readOn ? `, lu le ${readOn}` : ''}.`,
  registrationHint: 'Rien à fournir\u00a0: nous lisons votre SIRET au registre des entreprises.',
  siretStates: {
    exists: 'SIRET ouvert au registre',
    confirmed: 'SIRET vérifié',
    masked: 'SIRET ouvert, nom masqué',
    closed: 'Établissement fermé selon le registre',
    unknown: 'SIRET inconnu du registre',
    unread: 'SIRET pas encore lu au registre',
  },
  add: 'Ajouter',
  addOf: (kind: string) => `Ajouter\u00a0: ${kind}`,
  renew: 'Renouveler',
  renewOf: (kind: string) => `Renouveler\u00a0: ${kind}`,
  renewHint: 'Le précédent compte encore jusqu’à sa fin\u00a0: gardez-le, il se range de lui-même.',
  past: (count: number) => (count > 1 ? `Les ${count} précédents` : 'Le précédent'),
  edit: 'Modifier',
  editOf: (kind: string) => `Modifier\u00a0: ${kind}`,
  remove: 'Supprimer',
  removeOf: (kind: string) => `Supprimer\u00a0: ${kind}`,
  document: 'Document',
  documentOf: (kind: string) => `Télécharger le document\u00a0: ${kind}`,
  documentFailure: 'Le document n’a pas pu être téléchargé. Réessayez.',
  until: (day: string) => `Jusqu’au ${day}`,
  endedOn: (day: string) => `Terminé le ${day}`,
  noEnd: 'Sans fin de validité',
  numberOf: (number: string) => `n°\u00a0${number}`,
  refused: (reason: string) => `Motif\u00a0: ${reason}`,
  verified: (how: string) => `Vérification\u00a0: ${how}`,
  documentLabel: 'Document (PDF ou image)',
  documentHint:
    'Facultatif, 8\u00a0Mo au plus. Il reste privé\u00a0: seuls vous et l’équipe qui vérifie pouvez le lire. Supprimé 12\u00a0mois après la fin de validité.',
  publicHint: 'Affiché sur votre profil.',
  redeclare: 'Enregistrer un changement remet l’état à «\u202fDéclaré\u202f».',
  statementExample:
    'Par exemple\u00a0: «\u202fJe soussignée Camille Durand atteste sur l’honneur n’employer aucun salarié étranger soumis à autorisation de travail.\u202f»',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saveFailure: 'Le justificatif n’a pas pu être enregistré. Réessayez.',
  saved: 'Justificatif enregistré.',
  removed: 'Justificatif supprimé.',
  removeTitle: 'Supprimer ce justificatif\u202f?',
  removeBody: (kind: string) => `${kind}\u00a0: le justificatif et son document sont supprimés pour de bon.`,
  keep: 'Garder',
  removing: 'Suppression...',
  removeFailure: 'Le justificatif n’a pas pu être supprimé. Réessayez.',
  unfinished: 'Attendez la fin de l’envoi du document.',
} as const;
