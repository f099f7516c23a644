import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import {
  canChangeApplication,
  remindableFrom,
  waitingStatuses,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../applications.module.css';
import { ownApplicationTexts as texts } from '../applications.texts.ts';
import { leadsToMission, MissionSteps } from '../mission-steps.tsx';
import { useChangeApplication } from '../use-change-application.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** One reminder, once the company has been silent for long enough. */
function Reminder({ application }: { application: Application }) {
  const remind = useChangeApplication(
    (write) => callApi(applicationRoutes.remind, { params: { id: application.id } }, write),
    { later: `${texts.remind} – ${application.job_title}` },
  );
  const { remindedAt } = application;
  if (remindedAt) return <p className={styles.note}>{texts.reminded(formatDay(remindedAt))}</p>;
  const from = remindableFrom(new Date(application.createdAt));
  if (from > new Date()) {
    return <p className={styles.note}>{texts.remindLater(formatDay(from.toISOString()))}</p>;
  }
  return (
    <>
      {remind.error && <Notice tone="error">{errorSentence(remind.error, texts.remindFailure)}</Notice>}
      <Button size="small" icon="mail" busy={remind.isPending} onClick={() => remind.mutate()}>
        {remind.isPending ? texts.reminding : texts.remind}
      </Button>
      <p className={styles.note}>{texts.remindHint}</p>
    </>
  );
}

/** What a freelance may do: while waiting remind the company, once, or withdraw; once accepted, agree on the mission. */
export function OwnApplicationActions({ application }: { application: Application }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { status } = application;
  const isWaiting = waitingStatuses.includes(status);
  const canWithdraw = canChangeApplication(status, 'withdrawn', 'applicant');
  if (!isWaiting && !canWithdraw && !leadsToMission(application)) return null;
  return (
    <div className={styles.actions}>
      <MissionSteps application={application} isFirm={false} />
      {isWaiting && <Reminder application={application} />}
      {canWithdraw && (
        <Button size="small" variant="ghost" onClick={() => setWithdrawing(true)}>
          {texts.withdraw}
        </Button>
      )}
      {isWithdrawing && <WithdrawDialog application={application} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
