export const operatorProofsTexts = {
  pageTitle: 'Justificatifs',
  lead: 'Ouvrez le document, comparez le nom et les dates, puis la source publique\u00a0: urssaf.fr pour un code de sécurité, architectes.org pour un numéro de l’Ordre. Chaque consultation est consignée.',
  tabsLabel: 'Justificatifs par état',
  tabs: { declared: 'À vérifier', verified: 'Vérifiés', refused: 'Refusés' },
  empty: 'Aucun justificatif dans cet état.',
  noDocument: 'Aucun document joint.',
  decisions: {
    verified: { heading: 'Vérifier', note: 'Comment vous l’avez vérifié', action: 'Marquer comme vérifié' },
    refused: { heading: 'Refuser', note: 'Motif, envoyé à la personne', action: 'Refuser' },
  },
  about: (kind: string, person: string) => `\u00a0: ${kind}, ${person}`,
  noteHint: 'Sans le numéro du document.',
  sending: 'Enregistrement...',
  failure: 'La décision n’a pas pu être enregistrée. Réessayez.',
} as const;
