import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Editing, useEditing } from '../../../core/forms/use-editing.ts';
import { paths } from '../../../paths.ts';
import { profileFormTexts } from '../form/profile-form.texts.ts';
import { editTexts } from './edit.texts.ts';
import { editDraftKey, type ProfileEdit } from './profile-edit.ts';

/** Changes one's own profile, then leads back to it. */
export function useProfileEditing<Profile, Values extends object>(
  edit: ProfileEdit<Profile, Values>,
  profile: Profile,
  userId: string,
): Editing<Values> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useEditing({
    draftKey: editDraftKey(edit.role, userId),
    initialValues: edit.toValues(profile),
    fileFields: edit.fileFields,
    fieldOrder: edit.fieldOrder,
    validate: edit.validate,
    ...(edit.fieldOf && { fieldOf: edit.fieldOf }),
    saveFailure: profileFormTexts.saveFailure[edit.role],
    later: (values) => (edit.takesSeveralCalls?.(values) ? null : editTexts.title),
    save: async (values, write) => {
      queryClient.setQueryData(edit.queryKey(userId), await edit.save(userId, values, write));
      void queryClient.invalidateQueries();
    },
    leave: (outcome) => void navigate(paths.profile(), { replace: true, state: outcome }),
  });
}
