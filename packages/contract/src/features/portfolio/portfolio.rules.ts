/** Characters of a description shown in the portfolio grid. */
export const portfolioPreviewLength = 120;
