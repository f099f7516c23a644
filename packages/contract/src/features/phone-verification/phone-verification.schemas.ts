import * as z from 'zod/mini';
import { tidyPhone } from '../../core/pasted/tidy-digits.ts';

const phoneMessage = 'Indiquez votre numéro de téléphone.';
export const phoneNumberSchema = z
  .string(phoneMessage)
  .check(z.overwrite(tidyPhone), z.minLength(1, phoneMessage), z.maxLength(40, phoneMessage));
