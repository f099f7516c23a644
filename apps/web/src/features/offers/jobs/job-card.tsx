import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { Link } from 'react-router';
import { cameFrom } from '../../../core/pages/return-link.tsx';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { formatDay } from '../../../ui/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import card from '../../../ui/link-card.module.css';
import { fieldTexts } from '../../field-search/index.ts';
import { AnswerRecordLine } from '../answer-record.tsx';
import { Deadline } from '../deadline.tsx';
import { offerTexts } from '../offers.texts.ts';
import styles from './job-card.module.css';
import { salaryText } from './job-salary.ts';
import { jobTexts as texts } from './jobs.texts.ts';

/** A job in the list. `listPath` is where the way back from it leads. */
export function JobCard({ job, listPath }: { job: JobOffer; listPath: string }) {
  const { user } = useSession();
  return (
    <article className={cx(card.card, styles.rows)} data-highlighted={job.highlighted || undefined}>
      <h2 className={styles.title}>
        <Link to={paths.offer(job.id)} state={cameFrom(listPath)} className={card.link}>
          {job.titre}
        </Link>
      </h2>
      <p className={styles.company}>
        <Avatar name={job.companyName} src={job.companyLogo} size="small" shape="square" />
        <span className={styles.name}>{job.companyName}</span>
      </p>
      <p className={styles.pay}>
        <span className={styles.contract}>{offerKindLabels[job.kind]}</span>
        <span className={styles.salary}>{salaryText(job)}</span>
      </p>
      <p className={cx(card.facts, styles.facts)}>
        <span className={card.fact}>
          <Icon name="pin" />
          {job.lieu ?? texts.anywhere}
        </span>
        {job.distanceKm !== undefined && <span>{fieldTexts.distance(job.distanceKm)}</span>}
        <span>{texts.remoteDays(job.remoteDays)}</span>
        {job.months !== null && <span>{`${job.months}\u00a0mois`}</span>}
        <span>{offerTexts.published(formatDay(job.createdAt))}</span>
        <Deadline offer={job} />
        <AnswerRecordLine record={job.answerRecord} />
      </p>
      <div className={styles.action}>
        <span className={styles.marks}>
          {job.highlighted && <Badge tone="brick">{texts.highlighted}</Badge>}
          {job.entreprise_user_id === user?.id && <Badge tone="info">{offerTexts.own}</Badge>}
          {job.applied && <Badge tone="success">{offerTexts.applied}</Badge>}
        </span>
        <span className={styles.see} aria-hidden="true">
          {texts.see}
          <Icon name="arrowRight" />
        </span>
      </div>
    </article>
  );
}
