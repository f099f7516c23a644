import { reportReasons } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { Report } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Section } from '../../../ui/page.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionRecord } from './decision-record.tsx';
import { LiftForm } from './lift-form.tsx';
import { PartyName } from './party-name.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

/** All that is known of a report, then its decision or the form that takes it. */
export function ReportView({ report }: { report: Report }) {
  const { reporter, reported, outcome, history } = report;
  return (
    <>
      <FactList
        facts={[
          { label: texts.reason, value: reportReasons[report.reason] },
          { label: texts.reported, value: <PartyName party={reported} /> },
          { label: texts.reporter, value: <PartyName party={reporter} /> },
          { label: texts.otherOpen, value: report.otherOpenReports },
        ]}
      />
      <Section title={texts.details}>
        <p className={styles.words}>{report.details || texts.noDetails}</p>
      </Section>
      <Section title={texts.messages}>
        {report.messages.length > 0 ? (
          <ReportedMessages messages={report.messages} />
        ) : (
          <p>{texts.noMessages}</p>
        )}
      </Section>
      <Section title={texts.history}>
        {history.length === 0 && <p>{texts.noHistory}</p>}
        {history.map((decision) => (
          <DecisionRecord key={decision.id} decision={decision} />
        ))}
      </Section>
      {outcome ? (
        <Section title={texts.outcome}>
          <DecisionRecord decision={outcome} />
        </Section>
      ) : (
        <DecisionForm reportId={report.id} canAct={reported !== null} />
      )}
      {outcome && reported?.isSuspended && <LiftForm userId={reported.userId} />}
    </>
  );
}
