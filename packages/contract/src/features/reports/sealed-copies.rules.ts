/**
 * Months for which hosts keep what lets the author of a content be known, from the end of the account (identity, account)
 * or from each connection. Source: décret n° 2021-1362 du 20 octobre 2021, articles 2 to 5; code des postes et des
 * communications électroniques, article L. 34-1, II bis.
 */
export const hostDataMonths = { host_identity: 60, host_account: 12, host_connection: 12 } as const;
