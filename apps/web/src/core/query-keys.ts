/** Keys of answers that more than one feature makes stale: applying changes offers, closing one changes applications. */
export const offersKey = ['offers'] as const;
export const applicationsKey = ['applications'] as const;
