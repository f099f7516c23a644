import type { ProofLoan } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';

const states: Readonly<Record<ProofLoan['state'], string>> = {
  open: 'Prêté',
  ended: 'Terminé',
  revoked: 'Retiré',
};

export const loansTexts = {
  title: 'Prêter mes justificatifs',
  lead: 'L’entreprise télécharge en une fois vos justificatifs en cours, documents et numéros compris. Vous voyez chaque téléchargement, et vous retirez le prêt quand vous voulez.',
  firm: 'Entreprise',
  choose: 'Choisissez une entreprise',
  months: 'Durée',
  monthsOf: (count: number) => `${count}\u00a0mois`,
  unconfirmedFirm: (name: string) => `${name} (SIREN non confirmé)`,
  lend: 'Prêter',
  lending: 'Prêt en cours...',
  lendFailure: 'Le prêt n’a pas pu être enregistré. Réessayez.',
  lent: 'Justificatifs prêtés.',
  noFirm:
    'Vous pourrez prêter à une entreprise avec laquelle vous échangez, ou qui a accepté votre candidature.',
  failureTitle: 'Vos prêts n’ont pas pu être chargés.',
  listTitle: 'Prêts',
  states,
  until: (day: string) => `Jusqu’au ${day}`,
  siren: (siren: string) => `SIREN\u00a0${siren}`,
  noDownload: 'Aucun téléchargement.',
  downloads: (count: number) => `${count}\u00a0téléchargement${count > 1 ? 's' : ''}`,
  download: (day: string, name: string | null) => `${day}, ${name ?? 'un compte supprimé'}`,
  revoke: 'Retirer',
  revokeOf: (firm: string) => `Retirer le prêt\u00a0: ${firm}`,
  revoking: 'Retrait...',
  revokeFailure: 'Le prêt n’a pas pu être retiré. Réessayez.',
} as const;
