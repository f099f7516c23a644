import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { AvailabilityWord } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { availabilityErrors } from '@mitoyen/contract/features/availability/availability.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { haveCredentialsChanged } from '../account-security/index.ts';
import { freelanceAvailability } from '../freelances/index.ts';
import { jobseekerAvailability } from '../jobseekers/index.ts';
import { readAvailabilityToken } from './availability-token.ts';

interface Answered {
  readonly availability: Availability;
}

/** `availableFrom`, a day, is written down beside either answer. */
interface GivenAnswer {
  readonly answer: AvailabilityWord;
  readonly availableFrom?: string | null | undefined;
}

const said = { yes: null, no: 'Indisponible', free: 'Disponible' } as const;

/** Confirms what a profile says, takes it back, or says that its owner is available again. @throws ApiError `no_availability` without a profile. */
export async function answerAvailability(
  { db, clock }: AppContext,
  userId: string,
  { answer, availableFrom }: GivenAnswer,
): Promise<Answered> {
  const change = { value: said[answer], availableFrom: availableFrom ?? null, now: clock.now() };
  for (const profiles of [freelanceAvailability, jobseekerAvailability]) {
    const availability = await profiles.saveAnswer(db, userId, change);
    if (availability) return { availability };
  }
  throw new ApiError(availabilityErrors.no_availability);
}

/** The same with the link of a mail. @throws ApiError `availability_token_invalid`. */
export async function answerAvailabilityByMail(
  context: AppContext,
  { token, ...given }: GivenAnswer & { token: string },
): Promise<Answered> {
  const link = readAvailabilityToken(context.config.secretKey, token, context.clock.now());
  if (!link || (await haveCredentialsChanged(context, context.db, link)))
    throw new ApiError(availabilityErrors.availability_token_invalid);
  return answerAvailability(context, link.userId, given);
}
