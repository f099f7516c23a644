import { type BrevoSmsOptions, createBrevoSmsGateway } from './brevo-sms.adapter.ts';
import { createOvhSmsGateway, type OvhSmsOptions } from './ovh-sms.adapter.ts';
import type { SmsGateway } from './sms.gateway.ts';

export type SmsOptions = ({ provider: 'brevo' } & BrevoSmsOptions) | ({ provider: 'ovh' } & OvhSmsOptions);

/** The gateway to the provider which the options name. */
export function createSmsGateway(options: SmsOptions): SmsGateway {
  return options.provider === 'brevo' ? createBrevoSmsGateway(options) : createOvhSmsGateway(options);
}
