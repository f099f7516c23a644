import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useId } from 'react';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay, formatPrice } from '../../../ui/format.ts';
import row from '../../../ui/own-item.module.css';
import { Actions } from '../../../ui/page.tsx';
import { OpenConversation } from '../../conversations/index.ts';
import { CvDownloadButton } from '../../cv-downloads/index.ts';
import { ApplicationStatusBadge } from '../application-status-badge.tsx';
import styles from '../applications.module.css';
import { receivedTexts as texts } from '../applications.texts.ts';
import { DailyRate } from '../rate/daily-rate.tsx';
import { Timeline } from '../timeline.tsx';
import { AnswerActions } from './answer-actions.tsx';
import type { Answer } from './answer-form.tsx';
import { rejectionLabel } from './rejection-label.ts';

/** Leads to the conversation about this application, titled after the offer. */
function ContactApplicant({ application }: { application: Application }) {
  return (
    <OpenConversation
      userId={application.company_user_id}
      otherId={application.applicant_user_id}
      offer={{ id: application.jobId, title: application.job_title }}
      size="small"
    >
      {texts[application.applicantKind].contact}
    </OpenConversation>
  );
}

function Content({ application }: { application: Application }) {
  const { applicantName: name, reason, proposedRate: rate, cvUrl } = application;
  const download = cvUrl ? <CvDownloadButton cv={cvUrl} name={name} label={texts.openCv} /> : texts.noCv;
  const cv = application.applicantKind === 'jobseeker' ? download : null;
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <h4 className={styles.partTitle}>{texts.letter}</h4>
        <p className={styles.letter}>{application.coverLetter || texts.noLetter}</p>
      </div>
      <div className={styles.part}>
        <FactList
          facts={[
            { label: texts.rate, value: rate === null ? null : <DailyRate eurosPerDay={rate} /> },
            { label: texts.cv, value: cv },
            { label: texts.reason, value: reason && rejectionLabel(reason, application.offerKind) },
          ]}
        />
        <h4 className={styles.partTitle}>{texts.history}</h4>
        <Timeline history={application.history} label={texts.historyOf(name)} />
      </div>
    </div>
  );
}

export interface ReceivedItemActions {
  readonly onToggle: (application: Application) => void;
  readonly onAnswer: (application: Application, answer: Answer) => void;
}

/** Id of the button that unfolds an application. */
export const toggleId = (applicationId: string) => `application-${applicationId}`;

/** An application as its company reads it, folded or not. */
export function ReceivedItem({
  application,
  isOpen,
  onToggle,
  onAnswer,
}: { application: Application; isOpen: boolean } & ReceivedItemActions) {
  const { id, applicantName: name, remindedAt } = application;
  const contentId = useId();
  return (
    <article className={row.item} data-unseen={application.status === 'sent' || undefined}>
      <header className={styles.received}>
        <Avatar name={name} src={application.applicantAvatar} />
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.note}>{texts.received(formatDay(application.createdAt))}</p>
          {remindedAt && (
            <p className={styles.note}>{texts[application.applicantKind].reminded(formatDay(remindedAt))}</p>
          )}
        </div>
        {!isOpen && application.proposedRate !== null && (
          <p className={styles.rate}>{formatPrice(application.proposedRate, 'jour')}</p>
        )}
        <div className={styles.status}>
          <ApplicationStatusBadge status={application.status} />
        </div>
        <Button
          id={toggleId(id)}
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          aria-label={isOpen ? texts.closeOf(name) : texts.openOf(name)}
          iconEnd={isOpen ? 'close' : 'chevronDown'}
          onClick={() => onToggle(application)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </header>
      {isOpen && (
        <div id={contentId} className={styles.content}>
          <Content application={application} />
          <AnswerActions application={application} onAnswer={(answer) => onAnswer(application, answer)} />
        </div>
      )}
      <Actions>
        <ContactApplicant application={application} />
        <LinkButton
          size="small"
          to={paths[application.applicantKind](application.applicantId)}
          state={cameFrom(paths.receivedApplications())}
          aria-label={texts.profileOf(name)}
        >
          {texts.profile}
        </LinkButton>
      </Actions>
    </article>
  );
}
