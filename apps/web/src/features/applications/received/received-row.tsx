import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Link } from '../../../ui/link.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { CvDownloadButton } from '../../cv-downloads/index.ts';
import { ApplicationStatusBadge } from '../application-status-badge.tsx';
import { receivedTexts as texts } from '../applications.texts.ts';
import { applicantLine } from './applicant-line.ts';
import { ContactApplicant } from './contact-applicant.tsx';
import { decidingTexts } from './deciding.texts.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Pay } from './pay.tsx';
import styles from './received-row.module.css';
import { WorkThumbs } from './work-thumbs.tsx';

/** Id of the link that opens an application. */
export const openerId = (applicationId: string) => `application-${applicationId}`;

/** Characters of a message that fill the lines of a row. */
const previewLength = 240;

/** How a message begins, past a salutation on a line of its own, which says nothing of anybody. */
function previewOf(letter: string): string {
  const [first = '', ...rest] = letter.slice(0, 2 * previewLength).split('\n');
  const isSalutation = first.length <= 40 && first.trim().endsWith(',') && rest.length > 0;
  return (isSalutation ? rest.join(' ') : letter).trim().slice(0, previewLength);
}

export interface RowActions {
  /** The address at which this application is read. */
  readonly addressOf: (application: Application) => string;
  readonly onOpen: (application: Application) => void;
  readonly isCompared: (application: Application) => boolean;
  readonly onCompare: (application: Application) => void;
}

function CompareBox({ application, isCompared, onCompare }: { application: Application } & RowActions) {
  if (application.status === 'withdrawn') return null;
  return (
    <label className={styles.compare}>
      <input
        type="checkbox"
        checked={isCompared(application)}
        aria-label={decidingTexts.compareOf(application.applicantName)}
        onChange={() => onCompare(application)}
      />
      {decidingTexts.compare}
    </label>
  );
}

/** One application among others: who, for how much, what their work looks like, how the message begins. */
export function ReceivedRow({
  application,
  isChosen,
  ...actions
}: { application: Application; isChosen: boolean } & RowActions) {
  const { id, applicantName: name, remindedAt, cvUrl, cvCautions } = application;
  const { addressOf, onOpen } = actions;
  return (
    <article
      className={styles.row}
      data-unseen={application.status === 'sent' || undefined}
      data-chosen={isChosen || undefined}
    >
      <div className={styles.who}>
        <Avatar name={name} src={application.applicantAvatar} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link
              id={openerId(id)}
              className={styles.link}
              to={addressOf(application)}
              aria-label={texts.openOf(name)}
              aria-current={isChosen || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(application);
              }}
            >
              {name}
            </Link>
          </h3>
          <p className={styles.line}>
            <Dotted facts={applicantLine(application)} />
          </p>
        </div>
      </div>
      <div className={styles.pay}>
        <Pay application={application} />
      </div>
      <div className={styles.works}>
        <WorkThumbs application={application} />
        {cvUrl && <CvDownloadButton cv={cvUrl} cautions={cvCautions} name={name} label={texts.openCv} />}
      </div>
      {application.coverLetter !== '' && (
        <p className={styles.preview}>
          <UserText text={previewOf(application.coverLetter)} />
        </p>
      )}
      <p className={styles.state}>
        <ApplicationStatusBadge status={application.status} />
        <span className={styles.day}>
          {remindedAt
            ? texts[application.applicantKind].reminded(formatDay(remindedAt))
            : texts.received(formatDay(application.createdAt))}
        </span>
      </p>
      <div className={styles.actions}>
        <CompareBox application={application} {...actions} />
        <FavouriteButton application={application} />
        {!isChosen && <ContactApplicant application={application} />}
      </div>
    </article>
  );
}
