import { type Env, settings } from '../env.ts';

/** What the footer, mails and legal pages say of the operator. */
const details = [
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'PUBLISHER_NAME',
  'PUBLISHER_DETAILS',
  'HOST_DETAILS',
] as const;

/** The settings that still hold their fictitious defaults: the law asks a publisher for true ones (LCEN, article 1-1). */
export function fictitiousDetails(env: Pick<Env, (typeof details)[number]>): readonly string[] {
  return details.filter((name) => env[name] === settings[name].defaultText);
}
