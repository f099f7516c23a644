import { emailSchema, newPasswordSchema, usernameSchema } from '@mitoyen/contract/core/field-schemas.ts';
import * as z from 'zod/mini';
import type { SetupValues } from './setup-kind.ts';

export const emptyAccount: SetupValues = { username: '', email: '', password: '', acceptsTerms: false };
export const accountFields = ['username', 'email', 'password'] as const;
export const accountSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
