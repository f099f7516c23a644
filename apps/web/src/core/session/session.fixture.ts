import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { setSession } from './session-store.ts';

const user: OwnAccount = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'Camille Durand',
  firstName: 'Camille',
  email: 'camille@exemple.fr',
  role: 'freelance',
  phone: null,
  profileCompleted: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  pendingEmail: null,
  termsVersion,
};

/** A session as a login answers it. */
export const camille = { user, token: 'token-of-camille' };

/** Signs Camille in, as another kind of account if need be. */
export function signInAs(role: 'freelance' | 'entreprise' | 'jobseeker', id: string = camille.user.id): void {
  setSession({ ...camille, user: { ...camille.user, id, role } });
}
