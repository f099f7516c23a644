import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { clientErrors } from '../api/client.errors.ts';
import { reportError } from './report-error.ts';

afterEach(() => vi.restoreAllMocks());

test('what is missing is told by its page alone, anything else in the console once', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  reportError(new ApiError(clientErrors.page_not_found));
  expect(log).not.toHaveBeenCalled();
  const fault = new TypeError('undefined is not a function');
  reportError(fault);
  expect(log).toHaveBeenCalledExactlyOnceWith(fault);
});
