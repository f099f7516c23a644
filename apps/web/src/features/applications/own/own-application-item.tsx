import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import row from '../../../ui/own-item.module.css';
import { UserText } from '../../../ui/user-text.tsx';
import { CvDownloadButton } from '../../cv-downloads/index.ts';
import { ApplicationStatusBadge } from '../application-status-badge.tsx';
import styles from '../applications.module.css';
import { ownApplicationTexts as texts } from '../applications.texts.ts';
import { OfferStatusBadge } from '../offer-status-badge.tsx';
import { DailyRate } from '../rate/daily-rate.tsx';
import { Timeline } from '../timeline.tsx';
import { OwnApplicationActions } from './own-application-actions.tsx';
import { ShownProjects } from './shown-projects.tsx';

/** One of a professional's applications: where it stands, how it came there, and what can still be done. */
export function OwnApplicationItem({ application }: { application: Application }) {
  const { job_title: title, offerStatus, unread } = application;
  return (
    <article className={row.item} data-unseen={unread || undefined}>
      <header className={row.header}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            {application.isOfferDeleted ? (
              title
            ) : (
              <Link to={paths.offer(application.jobId)} state={cameFrom(paths.ownApplications())}>
                {title}
              </Link>
            )}
          </h2>
          <p className={styles.note}>{application.companyName}</p>
        </div>
        <div className={styles.badges}>
          {unread && <Badge tone="brick">{texts.newAnswer}</Badge>}
          {application.isOfferDeleted ? (
            <Badge>{texts.offerDeleted}</Badge>
          ) : (
            offerStatus !== 'open' && <OfferStatusBadge status={offerStatus} />
          )}
          <ApplicationStatusBadge status={application.status} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.part}>
          <Timeline history={application.history} label={texts.historyOf(title)} />
        </div>
        <div className={styles.part}>
          {application.proposedRate !== null && <DailyRate eurosPerDay={application.proposedRate} />}
          {application.offerKind !== 'mission' && <p>{offerKindLabels[application.offerKind]}</p>}
          {application.coverLetter !== '' && (
            <details>
              <summary>{texts.letter}</summary>
              <p className={styles.letter}>
                <UserText text={application.coverLetter} />
              </p>
            </details>
          )}
          {application.cvUrl && (
            <CvDownloadButton
              cv={application.cvUrl}
              cautions={application.cvCautions}
              name={application.applicantName}
              label={texts.sentCv}
            />
          )}
        </div>
        {application.projects.length > 0 && (
          <div className={styles.part}>
            <ShownProjects projects={application.projects} />
          </div>
        )}
      </div>
      <OwnApplicationActions application={application} />
    </article>
  );
}
