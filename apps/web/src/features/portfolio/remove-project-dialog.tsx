import { useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
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
  onRemove: () => Promise<void>;
  onClose: () => void;
}) {
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setRemoving(true);
    setFailure(null);
    try {
      await onRemove();
    } catch (error) {
      setFailure(errorSentence(error, texts.removeFailure));
      setRemoving(false);
    }
  };
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
          <Button variant="danger" busy={isRemoving} onClick={() => void remove()}>
            {isRemoving ? texts.removing : texts.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{texts.removeBody(title)}</p>
      {failure && <Notice tone="error" title={failure} />}
    </Dialog>
  );
}
