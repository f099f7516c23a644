import { unreachedServices } from '../../apps/server/test/unreached-services.ts';

/** What production cannot do without, besides PostgreSQL, mail and files; nobody answers there. */
export const productionSettings = {
  ...unreachedServices,
  SECRET_KEY: 'a secret of this script alone, of enough characters',
  PUBLIC_URL: 'https://mitoyen.example',
  TRUST_PROXY: '1',
  MAIL_FROM: 'Mitoyen <bonjour@mitoyen.example>',
  LOG_LEVEL: 'warn',
  // other work on this machine is no reason to refuse any
  SHED_FROM_MS: '30000',
};
