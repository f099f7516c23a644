/** What leads to making projects of a PDF says: it comes with the page, the rest with the dialog. */
export const pdfBookButtonTexts = {
  open: 'Déposer mon book en PDF',
  goOn: 'Reprendre mon book en PDF',
} as const;
