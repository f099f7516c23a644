import { tidyLine, tidyText, withoutBullet } from '../../core/pasted/tidy-text.ts';

/** Requirements as an array or as text with one per line; empty lines and the bullets of a pasted list are dropped. */
export function splitRequirements(value: string | readonly string[]): string[] {
  const lines = typeof value === 'string' ? tidyText(value).split('\n') : value;
  return lines.map((line) => tidyLine(withoutBullet(tidyText(line)))).filter((line) => line !== '');
}
