import type { Parameters } from './parameters.ts';
import { StripeProblem } from './stripe-problem.ts';

const maxKeys = 50;
const maxKeyLength = 40;
const maxValueLength = 500;

/**
 * `metadata[…]` put on what was there: an empty value takes its key away, an empty `metadata` all of them.
 * Stripe's limits: 50 keys of 40 characters, values of 500.
 */
export function mergeMetadata(
  parameters: Parameters,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (!parameters.has('metadata')) return { ...before };
  const given = parameters.within('metadata');
  if (given.names().length === 0) return {};
  const merged = new Map(Object.entries(before));
  for (const key of given.names()) {
    const value = given.clearable(key, maxValueLength);
    if (key.length > maxKeyLength) {
      throw new StripeProblem(`Metadata keys can have up to ${maxKeyLength} characters.`, {
        param: given.nameOf(key),
      });
    }
    if (typeof value === 'string') merged.set(key, value);
    else merged.delete(key);
  }
  if (merged.size > maxKeys)
    throw new StripeProblem(`You can have up to ${maxKeys} metadata keys.`, { param: 'metadata' });
  return Object.fromEntries(merged);
}
