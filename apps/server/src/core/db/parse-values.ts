import pg from 'pg';

const { builtins } = pg.types;

/**
 * Parsers for PostgreSQL's values: whole and decimal numbers become numbers where no digit would be lost
 * (else text), a calendar day `YYYY-MM-DD`. The rest is as `pg` does it.
 */
export const parseValues: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === builtins.INT8) return parseInteger;
    if (oid === builtins.NUMERIC) return parseDecimal;
    if (oid === builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function parseInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** A double keeps fifteen significant digits of any decimal number. */
function parseDecimal(text: string): number | string {
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '');
  return /^\d*$/.test(digits) && digits.length <= 15 ? Number(text) : text;
}
