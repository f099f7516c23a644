import type { Write } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';

/** Asks for confirmation before a project and its pictures are deleted. */
export function RemoveProjectDialog({
  title,
  onRemove,
  onClose,
}: {
  title: string;
  onRemove: (write: Write) => Promise<void>;
  onClose: () => void;
}) {
  const { mutate, isPending, isSuccess, error } = useWrite({ later: null, send: onRemove });
  const isRemoving = isPending || isSuccess;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={isRemoving}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={isRemoving} onClick={() => mutate()}>
            {isRemoving ? texts.removing : texts.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{texts.removeBody(title)}</p>
      {error && <Notice tone="error" title={errorSentence(error, texts.removeFailure)} />}
    </Dialog>
  );
}
