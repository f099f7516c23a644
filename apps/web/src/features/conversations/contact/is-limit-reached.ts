import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';

/** Whether the server refused because the company's free contacts are used up. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === conversationErrors.contact_limit_reached.code;
}
