import * as z from 'zod/mini';

const phoneMessage = 'Indiquez votre numéro de téléphone.';
export const phoneNumberSchema = z
  .string(phoneMessage)
  .check(z.trim(), z.minLength(1, phoneMessage), z.maxLength(40, phoneMessage));
