import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { canChangeApplication } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { announceApplication } from './announce-application.ts';
import { noteEvent, updateApplicationRow } from './applications.repository.ts';
import { lockOwnApplication } from './load-applications.ts';

/** Takes one's application back, for good. @throws ApiError 404, `application_transition_refused`. */
export async function withdrawApplication(
  context: AppContext,
  userId: string,
  id: string,
): Promise<Application> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const application = await lockOwnApplication(tx, id, 'freelance', userId);
    if (!canChangeApplication(application.status, 'withdrawn', 'freelance')) {
      throw new ApiError(applicationErrors.application_transition_refused);
    }
    await updateApplicationRow(tx, application.id, { status: 'withdrawn', has_unread_answer: false });
    await noteEvent(tx, application.id, { status: 'withdrawn', message: null, at: now });
    return announceApplication(context, tx, application.id);
  });
}
