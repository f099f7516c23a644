import type { PersonalData } from '../../core/context/app-context.ts';
import { deleteVerificationsOf } from './phone-verification.repository.ts';

export const phoneVerificationPersonalData: PersonalData = {
  exported: [],
  withheld: { phone_verifications: 'a hashed code for a number, forgotten after a day' },
  async erase(_, tx, { phone }) {
    if (phone) await deleteVerificationsOf(tx, phone);
  },
};
