import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { rejectionReasons } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useId, useState } from 'react';
import { callApi } from '../../core/api-client.ts';
import { DailyRate } from '../../core/offer-parts/daily-rate.tsx';
import { FactList } from '../../core/profile-parts/fact-list.tsx';
import { cameFrom } from '../../core/return-link.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Actions } from '../../ui/page.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import styles from './applications.module.css';
import { receivedTexts as texts } from './applications.texts.ts';
import { ContactFreelance } from './contact-freelance.tsx';
import { Timeline } from './timeline.tsx';
import { useChangeApplication } from './use-change-application.ts';

function Content({ application }: { application: Application }) {
  const { freelancer_name: name, reason } = application;
  return (
    <div className={styles.columns}>
      <div className={styles.part}>
        <h4 className={styles.partTitle}>{texts.letter}</h4>
        <p className={styles.letter}>{application.coverLetter}</p>
      </div>
      <div className={styles.part}>
        <FactList
          facts={[
            { label: texts.rate, value: <DailyRate eurosPerDay={application.proposedRate} /> },
            { label: texts.reason, value: reason && rejectionReasons[reason].label },
          ]}
        />
        <h4 className={styles.partTitle}>{texts.history}</h4>
        <Timeline history={application.history} label={texts.historyOf(name)} />
      </div>
    </div>
  );
}

/** An application as its company reads it. Opening it for the first time marks it as seen. */
export function ReceivedItem({ application }: { application: Application }) {
  const { id, freelancer_name: name, remindedAt } = application;
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const see = useChangeApplication(() =>
    callApi(applicationRoutes.answer, { params: { id }, body: { status: 'seen' } }),
  );
  const toggle = () => {
    setOpen(!isOpen);
    // Not told when it fails: the next opening tries again, and an answer says as much.
    if (!isOpen && application.status === 'sent' && !see.isPending) see.mutate();
  };
  return (
    <article className={styles.item} data-unseen={application.status === 'sent' || undefined}>
      <header className={styles.header}>
        <Avatar name={name} src={application.freelancerAvatar} />
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.note}>{texts.received(formatDay(application.createdAt))}</p>
          {remindedAt && <p className={styles.note}>{texts.reminded(formatDay(remindedAt))}</p>}
        </div>
        {!isOpen && (
          <div className={styles.rate}>
            <DailyRate eurosPerDay={application.proposedRate} />
          </div>
        )}
        <div className={styles.status}>
          <ApplicationStatusBadge status={application.status} />
        </div>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          aria-label={isOpen ? texts.closeOf(name) : texts.openOf(name)}
          iconEnd={isOpen ? 'close' : 'chevronDown'}
          onClick={toggle}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </header>
      {isOpen && (
        <div id={contentId} className={styles.content}>
          <Content application={application} />
          <AnswerActions application={application} />
          <Actions>
            <ContactFreelance application={application} />
            <LinkButton
              size="small"
              to={paths.freelance(application.freelancerId)}
              state={cameFrom(paths.receivedApplications())}
              aria-label={texts.profileOf(name)}
            >
              {texts.profile}
            </LinkButton>
          </Actions>
        </div>
      )}
    </article>
  );
}
