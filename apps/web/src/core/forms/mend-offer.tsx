import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './form.module.css';
import { formTexts as texts } from './forms.texts.ts';

/** Under a refused field: the form that passes, one press away. */
export function MendOffer({
  fieldId,
  mended,
  label = texts.write(mended),
  onMend,
}: {
  fieldId: string;
  mended: string;
  label?: string;
  onMend: (mended: string) => void;
}) {
  const mend = () => {
    onMend(mended);
    // the button is gone
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Status className={styles.mend}>
      <Button variant="link" onClick={mend}>
        {label}
      </Button>
    </Status>
  );
}
