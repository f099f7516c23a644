import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import {
  type Ceiling,
  ceilingsOf,
  codesPerAddress,
  codesPerMinute,
  codesPerNumber,
  codesPerNumberAndAddress,
} from './phone-verification.limits.ts';
import { countSms } from './sms-metrics.ts';
import { withWait } from './sms-refusal.ts';

interface Asked {
  /** E.164. */
  readonly phone: string;
  readonly addressKey: string;
}

const pairOf = ({ phone, addressKey }: Asked) => `${phone} ${addressKey}`;

/**
 * Counts a code that is about to be sent: by caller address, by number, and for the site. The limits of the
 * caller and of the site are checked before those of the number are used up: a refused caller takes nothing
 * of the number's share, which its owner may need.
 * @throws ApiError, with `Retry-After`: `sms_too_many_from_address`, `sms_too_soon`, `sms_too_many`, or
 * `sms_ceiling` and `sms_prefix_ceiling` when the site has sent as many as its operator allows.
 */
export async function countCode(context: AppContext, asked: Asked): Promise<void> {
  const fromHere: Limited = { key: asked.addressKey, refusal: phoneErrors.sms_too_many_from_address };
  const ofPair = { key: pairOf(asked), refusal: phoneErrors.sms_too_many };
  const ofNumber = { key: asked.phone, refusal: phoneErrors.sms_too_many };
  const ceilings = ceilingsOf(asked.phone, context.config.smsCeilings);
  for (const rule of codesPerAddress) await pass(context, 'check', rule, fromHere);
  for (const ceiling of ceilings) await passCeiling(context, 'check', ceiling);
  await pass(context, 'consume', codesPerMinute, { ...ofPair, refusal: phoneErrors.sms_too_soon });
  for (const rule of codesPerNumberAndAddress) await pass(context, 'consume', rule, ofPair);
  for (const rule of codesPerNumber) await pass(context, 'consume', rule, ofNumber);
  for (const rule of codesPerAddress) await pass(context, 'consume', rule, fromHere);
  for (const ceiling of ceilings) await passCeiling(context, 'consume', ceiling);
}

/** After a failure of the provider, the next try is not too early. */
export async function forgetMinute({ limits }: AppContext, asked: Asked): Promise<void> {
  await limits.forget(codesPerMinute, pairOf(asked));
}

type Act = 'check' | 'consume';
type Limited = Pick<Ceiling, 'key' | 'refusal'>;

/** @throws ApiError whose sentence says in how long. */
async function pass({ limits }: AppContext, act: Act, rule: LimitRule, { key, refusal }: Limited) {
  try {
    await limits[act](rule, key, refusal);
  } catch (error) {
    throw error instanceof ApiError && error.retryAfterSeconds
      ? withWait(refusal, error.retryAfterSeconds)
      : error;
  }
}

async function passCeiling(context: AppContext, act: Act, ceiling: Ceiling) {
  try {
    await pass(context, act, ceiling.rule, ceiling);
  } catch (error) {
    if (error instanceof ApiError) {
      const { name, points } = ceiling.rule;
      countSms(context, 'refused');
      context.log.error({ limit: name, points }, 'SMS ceiling reached: codes are refused');
    }
    throw error;
  }
}
