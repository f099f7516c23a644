import { Button } from '../../ui/button.tsx';

/** Takes every filter back; nothing where none is set. */
export function ResetButton({ label, onReset }: { label: string; onReset: (() => void) | null }) {
  if (!onReset) return null;
  return (
    <Button size="small" wide icon="refresh" onClick={onReset}>
      {label}
    </Button>
  );
}
