import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import {
  type Ceiling,
  ceilingsOf,
  codesPerAddress,
  codesPerMinute,
  codesPerNumber,
  codesPerNumberAndAddress,
} from './phone-verification.limits.ts';
import { countSms } from './sms-metrics.ts';

interface Asked {
  /** E.164. */
  readonly phone: string;
  readonly addressKey: string;
}

const pairOf = ({ phone, addressKey }: Asked) => `${phone} ${addressKey}`;

/**
 * Counts a code that is about to be sent: by who asks, by the number, by the bill. Looked at first, so that a refusal
 * uses up nothing of a number that somebody else may need.
 * @throws ApiError `sms_too_many`, or `sms_ceiling` when the site has sent as many as its operator allows.
 */
export async function countCode(context: AppContext, asked: Asked): Promise<void> {
  const { limits, config } = context;
  const ceilings = ceilingsOf(asked.phone, config.smsCeilings);
  for (const rule of codesPerAddress) await limits.check(rule, asked.addressKey, phoneErrors.sms_too_many);
  for (const ceiling of ceilings) await passCeiling(context, ceiling, 'check');
  for (const rule of [codesPerMinute, ...codesPerNumberAndAddress])
    await limits.consume(rule, pairOf(asked), phoneErrors.sms_too_many);
  for (const rule of codesPerNumber) await limits.consume(rule, asked.phone, phoneErrors.sms_too_many);
  for (const rule of codesPerAddress) await limits.consume(rule, asked.addressKey, phoneErrors.sms_too_many);
  for (const ceiling of ceilings) await passCeiling(context, ceiling, 'consume');
}

/** After a failure of the provider, the next try is not too early. */
export async function forgetMinute({ limits }: AppContext, asked: Asked): Promise<void> {
  await limits.forget(codesPerMinute, pairOf(asked));
}

async function passCeiling(context: AppContext, { rule, key }: Ceiling, act: 'check' | 'consume') {
  try {
    await context.limits[act](rule, key, phoneErrors.sms_ceiling);
  } catch (error) {
    if (error instanceof ApiError) {
      countSms(context, 'refused');
      context.log.error({ limit: rule.name, points: rule.points }, 'SMS ceiling reached: codes are refused');
    }
    throw error;
  }
}
