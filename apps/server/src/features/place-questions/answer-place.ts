import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import type { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import { placeQuestionErrors } from '@mitoyen/contract/features/place-questions/place-questions.errors.ts';
import { placeErrors } from '@mitoyen/contract/features/places/places.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { companyPlaceAnswers } from '../companies/index.ts';
import { freelancePlaceAnswers } from '../freelances/index.ts';
import { jobseekerPlaceAnswers } from '../jobseekers/index.ts';
import { isKnownPlace, readPlaceText } from '../places/index.ts';

type PlaceQuestion = RouteResponse<typeof placeQuestionRoutes.get>;

const kinds = [freelancePlaceAnswers, jobseekerPlaceAnswers, companyPlaceAnswers];
const nothingToAsk: PlaceQuestion = { words: '', candidates: [] };

/** The places among which the profile's owner is asked to choose. @throws ApiError 404 without a profile. */
export async function askPlace({ db }: AppContext, userId: string): Promise<PlaceQuestion> {
  for (const { find } of kinds) {
    const words = await find(db, userId);
    if (words === undefined) continue;
    const reading = words === null ? null : readPlaceText(words);
    if (words === null || !reading?.candidates) return nothingToAsk;
    return { words, candidates: [...reading.candidates] };
  }
  throw new ApiError(placeQuestionErrors.no_place_question);
}

/** Saves which place it is; `null`: none of those asked about. @throws ApiError 404 without a profile, 400 `place_unknown`. */
export async function answerPlace(
  { db }: AppContext,
  userId: string,
  code: string | null,
): Promise<PlaceQuestion> {
  if (code !== null && !isKnownPlace(code))
    throw new ApiError(placeErrors.place_unknown, {
      issues: [{ path: 'code', message: placeErrors.place_unknown.message }],
    });
  for (const { save } of kinds) if (await save(db, userId, code)) return nothingToAsk;
  throw new ApiError(placeQuestionErrors.no_place_question);
}
