import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useLocation } from 'react-router';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { AvailabilityBadge } from '../../availability/index.ts';
import { CvDownloadButton } from '../../cv-downloads/index.ts';
import { ApplicationStatusBadge } from '../application-status-badge.tsx';
import { receivedTexts } from '../applications.texts.ts';
import { MissionSteps } from '../mission-steps.tsx';
import { Timeline } from '../timeline.tsx';
import { AnswerActions } from './answer-actions.tsx';
import type { Answer } from './answer-form.tsx';
import { applicantLine } from './applicant-line.ts';
import { ContactApplicant } from './contact-applicant.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { PaneFacts } from './pane-facts.tsx';
import styles from './reading-pane.module.css';
import { ShownWorks } from './shown-works.tsx';

const profilePaths = { freelance: paths.freelance, jobseeker: paths.jobseeker };

function Head({
  application,
  availableFrom,
}: {
  application: Application;
  /** Of the applicant's profile, as far as it is known yet. */
  availableFrom: string | null | undefined;
}) {
  const { applicantName: name, received, remindedAt } = application;
  return (
    <header className={styles.head}>
      <Avatar name={name} src={application.applicantAvatar} />
      <div className={styles.names}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.line}>
          <Dotted facts={applicantLine(application)} />
        </p>
        <p className={styles.badges}>
          <ApplicationStatusBadge status={application.status} />
          {received?.availability && (
            <AvailabilityBadge
              availability={received.availability}
              availableFrom={availableFrom}
              toConfirm={received.availabilityToConfirm}
            />
          )}
        </p>
        {remindedAt && (
          <p className={styles.line}>
            {receivedTexts[application.applicantKind].reminded(formatDay(remindedAt))}
          </p>
        )}
      </div>
      <FavouriteButton application={application} />
    </header>
  );
}

function Letter({ application }: { application: Application }) {
  const { coverLetter, applicantKind, cvUrl, cvCautions, applicantName: name } = application;
  return (
    <>
      <div className={styles.part}>
        <h3 className={styles.title}>{receivedTexts.letter}</h3>
        <p className={styles.letter}>
          <UserText text={coverLetter || receivedTexts.noLetter} />
        </p>
      </div>
      {applicantKind === 'jobseeker' && (
        <div className={styles.part}>
          <h3 className={styles.title}>{receivedTexts.cv}</h3>
          {cvUrl ? (
            <CvDownloadButton cv={cvUrl} cautions={cvCautions} name={name} label={receivedTexts.openCv} />
          ) : (
            <p>{receivedTexts.noCv}</p>
          )}
        </div>
      )}
    </>
  );
}

/** All of one application: who, work, message, facts, what happened to it, and what can be answered. */
export function PaneContent({
  application,
  details,
  onAnswer,
}: {
  application: Application;
  details: ComparedApplication | undefined;
  onAnswer: (answer: Answer) => void;
}) {
  const { applicantName: name } = application;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Head application={application} availableFrom={details?.availableFrom} />
      <ShownWorks application={application} back={here} />
      <Letter application={application} />
      <PaneFacts application={application} details={details} />
      <div className={styles.part}>
        <h3 className={styles.title}>{receivedTexts.history}</h3>
        <Timeline history={application.history} label={receivedTexts.historyOf(name)} />
      </div>
      <footer className={styles.foot}>
        <AnswerActions application={application} onAnswer={onAnswer} />
        <MissionSteps application={application} isFirm />
        <ContactApplicant application={application} />
        <LinkButton
          size="small"
          variant="ghost"
          to={profilePaths[application.applicantKind](application.applicantId)}
          state={cameFrom(here)}
          aria-label={receivedTexts.profileOf(name)}
        >
          {receivedTexts.profile}
        </LinkButton>
      </footer>
    </>
  );
}
