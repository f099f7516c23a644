import { EditNotices } from '../../../core/forms/edit-notices.tsx';
import { paths } from '../../../paths.ts';
import { editTexts as texts } from './edit.texts.ts';
import { editDraftKey, type ProfileEdit } from './profile-edit.ts';

/** Above one's own profile: how its last change ended, or that one still waits to be saved. */
export function ProfileNotices<Profile, Values extends object>({
  edit,
  profile,
  userId,
}: {
  edit: ProfileEdit<Profile, Values>;
  profile: Profile;
  userId: string;
}) {
  return (
    <EditNotices
      draftKey={editDraftKey(edit.role, userId)}
      initialValues={edit.toValues(profile)}
      fileFields={edit.fileFields}
      formPath={paths.profileEdit()}
      unsavedHint={texts.unsavedHint}
      saved={texts.saved}
    />
  );
}
