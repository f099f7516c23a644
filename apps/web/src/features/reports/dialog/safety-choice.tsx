import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClosingNotice } from '../../../ui/closing-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { useBlock } from '../../blocks/index.ts';
import styles from './safety.module.css';
import { safetyDialogTexts as texts } from './safety-dialog.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

/** The actions available about a person, each with its consequence. */
export function SafetyChoice({
  target,
  onReport,
  onDone,
}: {
  target: SafetyTarget;
  onReport: () => void;
  onDone: () => void;
}) {
  const { userId, name, isBlocked } = target;
  const block = useBlock(userId);
  const hasCvs = useSession().user?.role === 'jobseeker';
  if (block.isSuccess) {
    return (
      <ClosingNotice title={isBlocked ? texts.unblockDone(name) : texts.blockDone(name)} onDone={onDone} />
    );
  }
  return (
    <Stack>
      {block.isError && <Notice tone="error">{errorSentence(block.error, texts.blockFailure)}</Notice>}
      <div className={styles.choice}>
        <Button icon="close" wide busy={block.isPending} onClick={() => block.mutate(!isBlocked)}>
          {isBlocked ? texts.unblock(name) : texts.block(name)}
        </Button>
        <p>{isBlocked ? texts.unblockHint : texts.blockHint}</p>
        {hasCvs && <p>{isBlocked ? texts.unblockCvHint : texts.blockCvHint}</p>}
      </div>
      <div className={styles.choice}>
        <Button icon="flag" wide onClick={onReport}>
          {texts.report(name)}
        </Button>
        <p>{texts.reportHint}</p>
      </div>
    </Stack>
  );
}
