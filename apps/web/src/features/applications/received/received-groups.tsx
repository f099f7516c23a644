import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../applications.module.css';
import { receivedTexts as texts } from '../applications.texts.ts';
import { OfferStatusBadge } from '../offer-status-badge.tsx';
import { ReceivedRow, type RowActions } from './received-row.tsx';

/** Applications by offer: the offer of the newest one first, and in each the newest first. */
function groupByOffer(applications: readonly Application[]): readonly (readonly Application[])[] {
  const groups = new Map<string, Application[]>();
  for (const application of applications) {
    const group = groups.get(application.jobId);
    if (group) group.push(application);
    else groups.set(application.jobId, [application]);
  }
  return [...groups.values()];
}

export function ReceivedGroups({
  applications,
  chosenId,
  ...actions
}: {
  applications: readonly Application[];
  chosenId: string | null;
} & RowActions) {
  return (
    <div className={styles.groups}>
      {groupByOffer(applications).map((group) => {
        const [first] = group;
        if (!first) return null;
        return (
          <Section
            key={first.jobId}
            title={first.job_title}
            caption={
              first.isOfferDeleted ? texts.offerDeleted : <OfferStatusBadge status={first.offerStatus} />
            }
            actions={
              !first.isOfferDeleted && (
                <LinkButton
                  size="small"
                  to={paths.offer(first.jobId)}
                  state={cameFrom(paths.receivedApplications())}
                >
                  {texts.seeOffer}
                  <VisuallyHidden>{`\u00a0: ${first.job_title}`}</VisuallyHidden>
                </LinkButton>
              )
            }
          >
            <ul className={styles.list}>
              {group.map((application) => (
                <li key={application.id}>
                  <ReceivedRow
                    application={application}
                    isChosen={application.id === chosenId}
                    {...actions}
                  />
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
    </div>
  );
}
