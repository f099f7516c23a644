import { ApiError } from '@mitoyen/contract/core/api-error.ts';

/** What was being done when saving failed. */
export type SetupStep = 'account' | 'login' | 'profile' | 'portfolio';

/** Saving stopped at a step; `cause` is the refusal. */
export class SetupFailure extends Error {
  readonly step: SetupStep;

  constructor(step: SetupStep, cause: unknown) {
    super(`Setup failed at ${step}`, { cause });
    this.name = 'SetupFailure';
    this.step = step;
  }

  /** Whether the server may have done its work although no answer came. */
  get isUncertain(): boolean {
    return !(this.cause instanceof ApiError) || this.cause.status === 0 || this.cause.status >= 500;
  }
}

/** Names the step that a rejection belongs to. */
export async function inStep<Answer>(step: SetupStep, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (cause) {
    throw new SetupFailure(step, cause);
  }
}
