import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { contentKinds, type TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { Takedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { formatDay } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { operatorsKey, ReasonedForm } from '../operators/index.ts';
import { MessageAttachments } from '../uploads/index.ts';
import styles from './takedowns.module.css';
import { outcomeLabels, takedownsTexts as texts, titleOf } from './takedowns.texts.ts';

/** A person's words about it, under a title that says whose they are. */
function Said({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <h3 className={styles.said}>{title}</h3>
      <p className={styles.words}>
        <UserText text={words} />
      </p>
    </div>
  );
}

/** A content that was taken down, what its author says, and the decision on it. */
export function TakedownItem({ takedown }: { takedown: Takedown }) {
  const queryClient = useQueryClient();
  const { id, kind, title, authorName, operatorName, takenAt, contest, outcome } = takedown;
  const settle = (decided: TakedownOutcome) => async (statement: string, write: Write) => {
    const body = { outcome: decided, statement };
    await callApi(takedownRoutes.settle, { params: { id }, body }, write);
    await queryClient.invalidateQueries({ queryKey: operatorsKey });
  };
  return (
    <li>
      <Panel className={styles.item}>
        <h2 className={styles.title}>{titleOf(kind, contentKinds[kind], title)}</h2>
        <p className={styles.by}>{texts.by(authorName, operatorName, formatDay(takenAt))}</p>
        {takedown.text && (
          <blockquote className={styles.quote}>
            <UserText text={takedown.text} />
          </blockquote>
        )}
        <MessageAttachments
          files={takedown.files.map((url, index) => ({
            url,
            name: texts.file(index + 1),
            kind: kind === 'message' ? 'pdf' : 'image',
            byteSize: 0,
            width: null,
            height: null,
          }))}
        />
        <Said title={texts.statement} words={takedown.statement} />
        {contest && <Said title={texts.contest} words={contest.text} />}
        {outcome && <Said title={outcomeLabels[outcome.kind]} words={outcome.statement} />}
        {contest && !outcome && (
          <details className={styles.decision}>
            <summary>{texts.upholdHeading}</summary>
            <ReasonedForm
              draftKey={`uphold:${id}`}
              heading={texts.upholdHeading}
              lead={texts.decideLead}
              action={texts.uphold}
              needsGround={false}
              onSend={({ statement }, write) => settle('upheld')(statement, write)}
            />
          </details>
        )}
        {outcome?.kind !== 'restored' && (takedown.text !== '' || takedown.files.length > 0) && (
          <details className={styles.decision}>
            <summary>{texts.restoreHeading}</summary>
            <ReasonedForm
              draftKey={`restore:${id}`}
              heading={texts.restoreHeading}
              lead={texts.decideLead}
              action={texts.restore}
              needsGround={false}
              onSend={({ statement }, write) => settle('restored')(statement, write)}
            />
          </details>
        )}
      </Panel>
    </li>
  );
}
