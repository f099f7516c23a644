/** Languages that may be asked for. The hosted pages speak French, whichever is asked. */
export const locales = ['auto', 'fr', 'en', 'de', 'es', 'it', 'nl', 'pt'] as const;
