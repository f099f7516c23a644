import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { contentKinds, type TakedownOutcome } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { Takedown } from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { formatDay } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { operatorsKey, ReasonedForm } from '../operators/index.ts';
import { MessageAttachments } from '../uploads/index.ts';
import styles from './takedowns.module.css';
import { outcomeLabels, takedownsTexts as texts, titleOf } from './takedowns.texts.ts';

/** A content that was taken down, what its author says, and the decision on it. */
export function TakedownItem({ takedown }: { takedown: Takedown }) {
  const queryClient = useQueryClient();
  const { id, kind, title, authorName, operatorName, takenAt, contest, outcome } = takedown;
  const settle = (decided: TakedownOutcome) => async (statement: string) => {
    const body = { outcome: decided, statement };
    await callApi(takedownRoutes.settle, { params: { id }, body });
    await queryClient.invalidateQueries({ queryKey: operatorsKey });
  };
  return (
    <li>
      <Panel>
        <h2 className={styles.title}>{titleOf(kind, contentKinds[kind], title)}</h2>
        <p>{texts.by(authorName, operatorName, formatDay(takenAt))}</p>
        <p className={styles.words}>{takedown.statement}</p>
        {takedown.text && <blockquote className={styles.words}>{takedown.text}</blockquote>}
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
        {contest && (
          <p className={styles.words}>
            <strong>{texts.contest}</strong> – {contest.text}
          </p>
        )}
        {outcome && (
          <p className={styles.words}>
            <strong>{outcomeLabels[outcome.kind]}</strong> – {outcome.statement}
          </p>
        )}
        {contest && !outcome && (
          <details>
            <summary>{texts.upholdHeading}</summary>
            <ReasonedForm
              draftKey={`uphold:${id}`}
              heading={texts.upholdHeading}
              lead={texts.decideLead}
              action={texts.uphold}
              needsGround={false}
              onSend={({ statement }) => settle('upheld')(statement)}
            />
          </details>
        )}
        {outcome?.kind !== 'restored' && (takedown.text !== '' || takedown.files.length > 0) && (
          <details>
            <summary>{texts.restoreHeading}</summary>
            <ReasonedForm
              draftKey={`restore:${id}`}
              heading={texts.restoreHeading}
              lead={texts.decideLead}
              action={texts.restore}
              needsGround={false}
              onSend={({ statement }) => settle('restored')(statement)}
            />
          </details>
        )}
      </Panel>
    </li>
  );
}
