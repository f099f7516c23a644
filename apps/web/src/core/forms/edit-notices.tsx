import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { editOutcome } from './edit-outcome.ts';
import { dropDraft, readDraft, takeDraftBack } from './form-draft.ts';
import { formTexts as texts } from './forms.texts.ts';
import { restoreDraft } from './restore-draft.ts';
import type { Edit } from './use-editing.ts';

interface NoticesProps<Values extends object>
  extends Pick<Edit<Values>, 'draftKey' | 'initialValues' | 'fileFields'> {
  /** The form's address. */
  formPath: string;
  /** The hint about unsaved changes. */
  unsavedHint: string;
  saved: string;
}

/** On the page that a form returns to: how the last change ended, or that one is still unsaved. */
export function EditNotices<Values extends object>({
  draftKey,
  initialValues,
  fileFields = [],
  formPath,
  unsavedHint,
  saved,
}: NoticesProps<Values>) {
  const navigate = useNavigate();
  const outcome = editOutcome(useLocation().state);
  const [hasDraft, setHasDraft] = useState(() => {
    const draft = readDraft<Values>(draftKey);
    return draft !== null && restoreDraft(initialValues, draft, fileFields) !== null;
  });
  const resume = () => {
    takeDraftBack(draftKey);
    void navigate(formPath);
  };
  const drop = () => {
    dropDraft(draftKey);
    setHasDraft(false);
  };
  const resumeButton = (
    <Button size="small" icon="pencil" onClick={resume}>
      {texts.resume}
    </Button>
  );
  if (hasDraft) {
    return (
      <Notice
        tone="warning"
        title={texts.unsaved}
        actions={
          <>
            {resumeButton}
            <Button size="small" variant="ghost" icon="trash" onClick={drop}>
              {texts.drop}
            </Button>
          </>
        }
      >
        {unsavedHint}
      </Notice>
    );
  }
  if (outcome === 'saved') return <Notice tone="success" title={saved} />;
  return outcome === 'cancelled' ? <Notice title={texts.cancelled} actions={resumeButton} /> : null;
}
