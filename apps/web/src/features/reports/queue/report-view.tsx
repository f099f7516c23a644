import type { Role } from '@mitoyen/contract/core/roles.ts';
import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import {
  decisionGrounds,
  isRemovable,
  reportDecisions,
  reportReasons,
  targetKinds,
} from '@mitoyen/contract/features/reports/reports.rules.ts';
import type {
  ModerationDecision,
  Report,
  ReportedMessage,
  ReportParty,
} from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { formatTime } from '../../../core/format/format-time.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel, Section } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import { MessageAttachments } from '../../uploads/index.ts';
import { DecisionForm } from './decision-form.tsx';
import { LiftForm } from './lift-form.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';
import { SealedCopy } from './sealed-copy.tsx';

/** A conversation's last messages as they were when it was reported. */
function ReportedMessages({ messages }: { messages: readonly ReportedMessage[] }) {
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.createdAt} className={styles.message} data-from={message.from}>
          <p className={styles.soft}>
            <strong>{message.from === 'reported' ? texts.fromReported : texts.fromReporter}</strong>{' '}
            <time dateTime={message.createdAt}>
              {formatDay(message.createdAt)}, {formatTime(message.createdAt)}
            </time>
          </p>
          {message.subject && <p className={styles.subject}>{texts.subject(message.subject)}</p>}
          {message.content && (
            <p className={styles.words}>
              <UserText text={message.content} />
            </p>
          )}
          <MessageAttachments files={message.attachments} />
        </li>
      ))}
    </ol>
  );
}

const pathOf: Readonly<Record<Role, (id: string) => string>> = {
  freelance: paths.freelance,
  jobseeker: paths.jobseeker,
  entreprise: paths.company,
};

/** A person of a report, with the way to their public profile while it is there. */
function PartyName({ party }: { party: ReportParty | null }) {
  if (!party) return deletedUserName;
  const { username, role, profileId, isSuspended } = party;
  return (
    <>
      {role && profileId && !isSuspended ? <Link to={pathOf[role](profileId)}>{username}</Link> : username}
      {role && ` (${roleLabels[role]})`} {isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
    </>
  );
}

const targetName = ({ kind, title }: Report['target']) =>
  title ? `${targetKinds[kind]}\u00a0: ${title}` : targetKinds[kind];

/** The reporter: an account, an unverified name and address, or nobody named. */
function ReporterName({ report: { reporter, reporterContact, target } }: { report: Report }) {
  if (reporter || target.kind === 'account') return <PartyName party={reporter} />;
  if (!reporterContact) return texts.unnamed;
  return `${reporterContact.name} (${reporterContact.email})`;
}

/** A decision that was taken: by whom, when, on what ground, with which words. */
function DecisionRecord({ decision }: { decision: ModerationDecision }) {
  const { kind, ground, statement, operatorName, decidedAt } = decision;
  return (
    <Panel className={styles.decision}>
      <p>
        <strong>{kind === 'lift' ? texts.lifted : reportDecisions[kind].label}</strong>{' '}
        <span className={styles.soft}>{texts.decidedBy(operatorName, formatDay(decidedAt))}</span>
      </p>
      {ground && <p>{decisionGrounds[ground]}</p>}
      <p className={styles.words}>
        <UserText text={statement} />
      </p>
    </Panel>
  );
}

/** All that is known of a report, then its decision or the form that takes it. */
export function ReportView({ report }: { report: Report }) {
  const { reported, outcome, history } = report;
  return (
    <>
      <FactList
        facts={[
          { label: texts.reason, value: reportReasons[report.reason] },
          { label: texts.reported, value: <PartyName party={reported} /> },
          { label: texts.target, value: targetName(report.target) },
          { label: texts.place, value: report.place },
          { label: texts.reporter, value: <ReporterName report={report} /> },
          { label: texts.otherOpen, value: report.otherOpenReports },
        ]}
      />
      {report.sealed && <SealedCopy sealed={report.sealed} />}
      <Section title={texts.details}>
        <p className={styles.words}>{report.details || texts.noDetails}</p>
      </Section>
      {report.content && (
        <Section title={texts.content}>
          <p className={styles.words}>
            <UserText text={report.content} />
          </p>
        </Section>
      )}
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
        <DecisionForm
          reportId={report.id}
          canSuspend={!reported?.isSuspended}
          canAct={reported !== null}
          canTakeDown={isRemovable(report.target.kind)}
        />
      )}
      {outcome && reported?.isSuspended && <LiftForm userId={reported.userId} />}
    </>
  );
}
