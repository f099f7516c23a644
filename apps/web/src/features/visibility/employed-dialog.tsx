import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { employedTexts as texts } from './visibility.texts.ts';
import { visibilityPath } from './visibility-path.ts';

/**
 * Shown before a person found by name says that they are employed: warns that the employer may read it, and
 * offers to become discreet instead.
 */
export function EmployedDialog({ onSay, onClose }: { onSay: () => void; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onSay}>{texts.sayAnyway}</Button>
          <Button variant="primary" onClick={() => void navigate(visibilityPath)}>
            {texts.goDiscreet}
          </Button>
        </>
      }
    >
      <p>{texts.body}</p>
    </Dialog>
  );
}
