import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formTexts as texts } from './forms.texts.ts';

/** Says that a draft was restored, and offers to discard it. */
export function DraftNote({ hint, onStartOver }: { hint: string; onStartOver: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const erase = () => {
    setAsking(false);
    onStartOver();
  };
  return (
    <>
      <Notice
        title={texts.draftRestored}
        actions={
          <Button size="small" variant="ghost" icon="trash" onClick={() => setAsking(true)}>
            {texts.startOver}
          </Button>
        }
      >
        {hint}
      </Notice>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.startOverTitle}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keepDraft}</Button>
            <Button variant="danger" onClick={erase}>
              {texts.eraseDraft}
            </Button>
          </>
        }
      >
        <p>{texts.startOverBody}</p>
      </Dialog>
    </>
  );
}
