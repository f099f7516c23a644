import { ApiError, type ApiIssue } from '@mitoyen/contract/core/api-error.ts';
import type * as z from 'zod/mini';

/** One message per field, by dotted path: `email`, `portfolio.0.image`. In the order of the fields. */
export type FormIssues = Readonly<Record<string, string>>;

/**
 * The issues that a schema of the contract finds in values, each field's first message. `prefix` ends with a
 * dot.
 */
export function schemaIssues(schema: z.ZodMiniType, values: unknown, prefix = ''): FormIssues {
  const result = schema.safeParse(values);
  const issues: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) issues[prefix + issue.path.join('.')] ??= issue.message;
  return issues;
}

/** The server's issues by the form's own field names. */
export function serverIssues(
  issues: readonly ApiIssue[],
  fieldOf: (path: string) => string = (path) => path,
): FormIssues {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[fieldOf(path)] ??= message;
  return found;
}

/** The issues of single fields in a refusal; none when it is about the whole form, or no response came. */
export function refusedIssues(error: unknown, fieldOf?: (path: string) => string): FormIssues {
  return error instanceof ApiError ? serverIssues(error.issues, fieldOf) : {};
}

/** Shows the issues of a refusal beside their fields; `fieldOf` as for `refusedIssues`. */
export function showRefusedFields(
  form: { readonly refuse: (issues: FormIssues) => void },
  error: unknown,
  fieldOf?: (path: string) => string,
): void {
  const issues = refusedIssues(error, fieldOf);
  if (Object.keys(issues).length > 0) form.refuse(issues);
}

/** Puts issues in the order of the fields on the page; unknown ones come last. */
export function inFieldOrder(issues: FormIssues, order: readonly string[]): FormIssues {
  const rank = (path: string) => {
    const index = order.indexOf(path.split('.')[0] ?? path);
    return index < 0 ? order.length : index;
  };
  return Object.fromEntries(Object.entries(issues).sort(([a], [b]) => rank(a) - rank(b)));
}
