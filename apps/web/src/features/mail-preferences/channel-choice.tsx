import type { Write } from '../../core/api/api-client.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './channel-matrix.module.css';

interface ChannelChoiceProps {
  /** What it is about and by which way: 'Candidatures, par e-mail'. */
  readonly label: string;
  readonly isWanted: boolean;
  readonly send: (write: Write, isWanted: boolean) => Promise<unknown>;
  /** Has the page show a choice. */
  readonly show: (isWanted: boolean) => void;
  readonly onOutcome: (error: Error | null) => void;
}

/** One box of the matrix, saved as it is ticked: as it was when the choice did not arrive. */
export function ChannelChoice({ label, isWanted, send, show, onOutcome }: ChannelChoiceProps) {
  const choice = useWrite({
    later: null,
    send,
    onMutate: show,
    onSuccess: () => onOutcome(null),
    onError: (error, wanted: boolean) => {
      show(!wanted);
      onOutcome(error);
    },
  });
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isWanted}
        aria-busy={choice.isPending || undefined}
        onChange={(event) => choice.mutate(event.currentTarget.checked)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
