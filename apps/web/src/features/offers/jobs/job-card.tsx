import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSignedInUser } from '../../../core/session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { formatNearDay } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import card from '../../../ui/link-card.module.css';
import { OfferStatusBadge } from '../../applications/index.ts';
import { AnswerRecordLine } from '../answer-record.tsx';
import { CardHead } from '../card-head.tsx';
import { CardDeadline } from '../deadline.tsx';
import styles from '../offer-card.module.css';
import { offerTexts } from '../offers.texts.ts';
import { jobTexts as texts } from './jobs.texts.ts';

/** A job in the list. `listPath` is where the way back from it leads. */
export function JobCard({ job, listPath }: { job: JobOffer; listPath: string }) {
  const user = useSignedInUser();
  return (
    <article className={cx(card.card, styles.rows)} data-marked={job.highlighted || undefined}>
      <CardHead
        offer={job}
        listPath={listPath}
        place={job.lieu ?? texts.anywhere}
        remote={texts.remoteDays(job.remoteDays)}
      />
      <p className={cx(card.facts, styles.facts)} data-apart>
        <CardDeadline offer={job} />
        <span>{offerTexts.published(formatNearDay(job.createdAt))}</span>
        <AnswerRecordLine record={job.answerRecord} />
      </p>
      <div className={styles.action}>
        <span className={styles.marks} data-apart>
          <OfferStatusBadge status={job.status} />
          {job.highlighted && <Badge tone="brick">{texts.highlighted}</Badge>}
          {job.entreprise_user_id === user?.id && <Badge tone="info">{offerTexts.own}</Badge>}
          {job.applied && <Badge tone="success">{offerTexts.applied}</Badge>}
        </span>
        <span className={styles.see} aria-hidden="true">
          <Icon name="arrowRight" />
        </span>
      </div>
    </article>
  );
}
