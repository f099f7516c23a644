import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import {
  reportDecisions,
  reportReasons,
  targetKinds,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { ReportSummary } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import styles from './reports.module.css';
import { queueTexts as texts } from './reports.texts.ts';

/** A report in the queue. */
export function ReportItem({ report }: { report: ReportSummary }) {
  const reported = report.reported?.username ?? report.sealed?.username ?? deletedUserName;
  const reporter =
    report.reporter?.username ??
    (report.target.kind === 'account' ? deletedUserName : (report.reporterContact?.name ?? texts.visitor));
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.itemTitle}>{reportReasons[report.reason]}</h2>
        <p>{texts.about(report.target.title || reported, reporter)}</p>
        <p className={styles.soft}>
          {targetKinds[report.target.kind]}
          <Dot />
          <time dateTime={report.createdAt}>{formatDay(report.createdAt)}</time>
        </p>
        <p className={styles.badges}>
          {report.decision && <Badge>{reportDecisions[report.decision].label}</Badge>}
          {report.sealed && <Badge>{texts.gone}</Badge>}
          {report.reported?.isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
        </p>
      </div>
      <LinkButton to={paths.report(report.id)} aria-label={texts.openAbout(reported)}>
        {texts.open}
      </LinkButton>
    </li>
  );
}
