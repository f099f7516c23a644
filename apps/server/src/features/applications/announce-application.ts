import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { loadApplication } from './load-applications.ts';
import type { Side } from './shown-applications.repository.ts';

interface Announced {
  readonly id: string;
  readonly offerId: string;
  readonly companyUserId: string;
  readonly applicantUserId: string;
}

/** Tells both people of each application, on every page they have open, to look at it again. */
export async function announceApplications(
  { events }: Pick<AppContext, 'events'>,
  tx: Tx,
  applications: readonly Announced[],
): Promise<void> {
  const told = applications.flatMap(({ id, offerId, companyUserId, applicantUserId }) =>
    [companyUserId, applicantUserId].map((userId) => ({
      userId,
      type: 'application' as const,
      data: { applicationId: id, jobId: offerId },
    })),
  );
  await events.publish(tx, ...told);
}

/** Notifies both people of an application that one of them has just sent or changed. */
export async function announceApplication(
  context: AppContext,
  tx: Tx,
  id: string,
  by: Side,
): Promise<Application> {
  const application = await loadApplication(context, tx, id, by);
  await announceApplications(context, tx, [
    {
      id,
      offerId: application.jobId,
      companyUserId: application.company_user_id,
      applicantUserId: application.applicant_user_id,
    },
  ]);
  return application;
}
