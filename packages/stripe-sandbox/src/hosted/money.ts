const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** '29,99 €' */
export const formatCents = (cents: number | null): string => euros.format((cents ?? 0) / 100);

/** '3 mars 2027' and '1er mars 2027', which `Intl` does not know, of seconds since 1970. */
export const formatDay = (seconds: number): string =>
  longDate
    .formatToParts(new Date(seconds * 1000))
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
