import * as z from 'zod/mini';

/** A look or an act of an operator. Instants in ISO 8601. */
export const logEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  operatorId: z.string(),
  /** Null when the account is gone. */
  operatorName: z.nullable(z.string()),
  /** Method and path, as declared. */
  action: z.string(),
  targetIds: z.array(z.string()),
  /** `seen`, `begun`, `done` or the code of a refusal. */
  outcome: z.string(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;
