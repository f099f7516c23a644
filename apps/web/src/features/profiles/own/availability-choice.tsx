import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Status } from '../../../ui/status.tsx';
import { AvailabilitySelects } from '../form/availability-selects.tsx';
import styles from './my-profile.module.css';
import { myProfileTexts as texts } from './my-profile.texts.ts';
import type { ProfileEdit } from './profile-edit.ts';
import { useSingleChange } from './use-single-change.ts';

/** When one is free, changed where it is read: saved as it is chosen. */
export function AvailabilityChoice<
  Profile extends { readonly availability: Availability; readonly staysSuggested?: boolean | undefined },
  Values extends object,
>({
  edit,
  profile,
  userId,
  availabilities,
  question,
}: {
  edit: ProfileEdit<Profile, Values & { availability: string }>;
  profile: Profile;
  userId: string;
  availabilities: readonly Availability[];
  /** What is asked before one of these is said; null where nothing is. */
  question?: (availability: string, answers: { onSay: () => void; onClose: () => void }) => ReactNode;
}) {
  const [asked, setAsked] = useState<{ readonly dialog: ReactNode } | null>(null);
  const { chosen, choose, isSaved, error } = useSingleChange(edit, userId);
  const availability = chosen.availability ?? profile.availability;
  const isUnsuggested = availability === 'Indisponible' && !profile.staysSuggested;
  return (
    <div className={styles.choice}>
      <AvailabilitySelects
        name="availability"
        value={availability}
        availabilities={availabilities}
        hint={isUnsuggested ? texts.unsuggested : undefined}
        error={error && errorSentence(error, texts.choiceFailure)}
        onChange={({ currentTarget: { value } }) => {
          const onClose = () => setAsked(null);
          const say = () => choose({ availability: value } as Partial<Values & { availability: string }>);
          const onSay = () => {
            onClose();
            say();
          };
          const dialog = question?.(value, { onSay, onClose });
          if (dialog) setAsked({ dialog });
          else say();
        }}
      />
      {asked?.dialog}
      <Status className={styles.saved}>{isSaved && texts.choiceSaved}</Status>
    </div>
  );
}
