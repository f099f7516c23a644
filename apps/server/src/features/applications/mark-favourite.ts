import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { updateApplicationRow } from './applications.repository.ts';
import { loadApplication, lockOwnApplication } from './load-applications.ts';

/**
 * Adds an application that the caller's company received to its favourites, or removes it. An event goes to
 * the company's open pages, none to the applicant.
 * @throws ApiError 404, `application_withdrawn`.
 */
export async function markFavourite(
  context: AppContext,
  userId: string,
  id: string,
  isFavourite: boolean,
): Promise<Application> {
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'company', userId);
    if (isFavourite && application.status === 'withdrawn') {
      throw new ApiError(applicationErrors.application_withdrawn);
    }
    if ((application.favourite_at !== null) !== isFavourite) {
      const favourite_at = isFavourite ? context.clock.now() : null;
      await updateApplicationRow(tx, application.id, { favourite_at });
      const data = { applicationId: application.id, jobId: application.offer_id };
      await context.events.publish(tx, { userId, type: 'application', data });
    }
    return loadApplication(context, tx, application.id, 'company');
  });
}
