import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { useBlock } from '../../blocks/index.ts';
import { safetyDialogTexts as texts } from './safety-dialog.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

/** That a report has left, what comes next, and the offer to block the person as well. */
export function ReportSent({ target, onClose }: { target: SafetyTarget; onClose: () => void }) {
  const block = useBlock(target.userId);
  const hasCvs = useSession().user?.role === 'jobseeker';
  const canBlock = !target.isBlocked && !block.isSuccess;
  return (
    <Stack>
      <Notice tone="success" title={texts.sent}>
        {texts.sentHint}
      </Notice>
      {block.isSuccess && <Notice tone="success" title={texts.blockDone(target.name)} />}
      {block.isError && <Notice tone="error">{errorSentence(block.error, texts.blockFailure)}</Notice>}
      {canBlock && hasCvs && <p>{texts.blockCvHint}</p>}
      <Actions>
        {canBlock && (
          <Button busy={block.isPending} onClick={() => block.mutate(true)}>
            {texts.alsoBlock(target.name)}
          </Button>
        )}
        <Button variant={canBlock ? 'ghost' : 'secondary'} onClick={onClose}>
          {texts.close}
        </Button>
      </Actions>
    </Stack>
  );
}
