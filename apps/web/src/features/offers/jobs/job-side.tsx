import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format.ts';
import { AnswerRecord } from '../answer-record.tsx';
import { Deadline } from '../deadline.tsx';
import { offerTexts } from '../offers.texts.ts';
import { JobApply } from './job-apply.tsx';
import { salaryText } from './job-salary.ts';
import styles from './job-side.module.css';
import { jobTexts as texts } from './jobs.texts.ts';

function contractText({ kind, months }: JobOffer): string {
  return months === null ? offerKindLabels[kind] : texts.contractFor(offerKindLabels[kind], months);
}

/** A job in figures, and the way to apply, in sight before what else there is to know. */
export function JobSide({ job, onApply }: { job: JobOffer; onApply: () => void }) {
  return (
    <>
      <FactList
        facts={[
          { label: texts.salary, value: <span className={styles.salary}>{salaryText(job)}</span> },
          { label: texts.contract, value: contractText(job) },
        ]}
      />
      <JobApply job={job} onApply={onApply} />
      <FactList
        facts={[
          { label: texts.start, value: job.startDate ? formatDay(job.startDate) : texts.startsSoon },
          { label: texts.hours, value: texts.hoursPerWeek(job.hoursPerWeek) },
          { label: texts.location, value: job.lieu ?? texts.anywhere },
          { label: texts.remote, value: texts.remotePerWeek(job.remoteDays) },
          { label: texts.tutor, value: job.tutor },
          { label: offerTexts.deadline, value: <Deadline offer={job} /> },
          {
            label: offerTexts.answers,
            explanation: offerTexts.answersExplained,
            value: job.answerRecord && <AnswerRecord record={job.answerRecord} />,
          },
        ]}
      />
    </>
  );
}
