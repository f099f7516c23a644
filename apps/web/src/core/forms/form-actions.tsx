import { Button } from '../../ui/button.tsx';
import { Actions } from '../../ui/page.tsx';

/** The end of a form: the submit button, with its progress, and the one that cancels. */
export function FormActions({
  isSending,
  label,
  sendingLabel,
  variant = 'primary',
  cancelLabel,
  onCancel,
}: {
  isSending: boolean;
  label: string;
  sendingLabel: string;
  variant?: 'primary' | 'danger';
  cancelLabel: string;
  onCancel: () => void;
}) {
  return (
    <Actions>
      <Button type="submit" variant={variant} busy={isSending}>
        {isSending ? sendingLabel : label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Actions>
  );
}
