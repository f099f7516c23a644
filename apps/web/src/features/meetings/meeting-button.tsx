import { IconButton } from '../../ui/button.tsx';
import { meetingTexts as texts } from './meetings.texts.ts';

/** Opens the proposal of a meeting, which stands outside: the button is in the form of a message. */
export function MeetingButton({ onPress }: { onPress: () => void }) {
  return <IconButton icon="calendar" label={texts.propose} onClick={onPress} />;
}
