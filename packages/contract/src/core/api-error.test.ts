import { expect, test } from 'vitest';
import { ApiError, defineErrors } from './api-error.ts';

const { email_taken: emailTaken } = defineErrors({ email_taken: [409, 'Cette adresse est prise.'] });

test('an error has its code, its status and its sentence', () => {
  expect(emailTaken).toEqual({ code: 'email_taken', status: 409, message: 'Cette adresse est prise.' });
  const error = new ApiError(emailTaken, { retryAfterSeconds: 5, cause: 'why' });
  expect(error).toMatchObject({
    ...{ name: 'ApiError', code: 'email_taken', status: 409, message: 'Cette adresse est prise.' },
    ...{ retryAfterSeconds: 5, cause: 'why', issues: [] },
  });
});

test('its body names the fields at fault when there are any, and never the cause', () => {
  const common = { error: 'Cette adresse est prise.', code: 'email_taken' };
  expect(new ApiError(emailTaken, { cause: 'secret' }).toBody()).toEqual(common);
  const issues = [{ path: 'email', message: 'prise' }];
  expect(new ApiError(emailTaken, { issues }).toBody()).toEqual({ ...common, issues });
});
