import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropDraft, readDraft, takeDraftBack } from '../../core/form-draft.ts';
import { restoreDraft } from '../../core/restore-draft.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { editTexts as texts } from './edit.texts.ts';
import { editDraftKey, type ProfileEdit } from './profile-edit.ts';
import { editOutcome } from './profile-edit-outcome.ts';

/** Above one's own profile: how the last change ended, or that one still waits to be saved. */
export function EditNotices<Profile, Values extends object>({
  edit,
  profile,
  userId,
}: {
  edit: ProfileEdit<Profile, Values>;
  profile: Profile;
  userId: string;
}) {
  const navigate = useNavigate();
  const outcome = editOutcome(useLocation().state);
  const key = editDraftKey(edit.role, userId);
  const [hasDraft, setHasDraft] = useState(() => {
    const draft = readDraft<Values>(key);
    return draft !== null && restoreDraft(edit.toValues(profile), draft, edit.fileFields) !== null;
  });
  const resume = () => {
    takeDraftBack(key);
    void navigate(paths.profileEdit());
  };
  const drop = () => {
    dropDraft(key);
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
        {texts.unsavedHint}
      </Notice>
    );
  }
  if (outcome === 'saved') return <Notice tone="success" title={texts.saved} />;
  return outcome === 'cancelled' ? <Notice title={texts.cancelled} actions={resumeButton} /> : null;
}
