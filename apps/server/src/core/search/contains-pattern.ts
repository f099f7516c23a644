/** A LIKE pattern for "contains this text", in which `%` and `_` are letters like others. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
