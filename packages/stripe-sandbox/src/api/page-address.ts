import type { Parameters } from './parameters.ts';
import { StripeProblem } from './stripe-problem.ts';

/** An address people are sent to: http or https. @throws StripeProblem */
export function pageAddress(parameters: Parameters, name: string): string | undefined {
  const text = parameters.text(name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ['http:', 'https:'].includes(url.protocol)) return text;
  throw new StripeProblem('Not a valid URL', { code: 'url_invalid', param: parameters.nameOf(name) });
}
