import { Button } from '../../ui/button.tsx';
import styles from './form.module.css';
import { formTexts as texts } from './forms.texts.ts';

/** Under a refused field: what is in the way, and the form that passes, one press away. */
export function MendOffer({
  fieldId,
  because,
  mended,
  onMend,
}: {
  fieldId: string;
  because?: string;
  mended: string;
  onMend: (mended: string) => void;
}) {
  const mend = () => {
    onMend(mended);
    // the button is gone
    document.getElementById(fieldId)?.focus();
  };
  return (
    <p className={styles.mend} role="status">
      {because}{' '}
      <Button variant="link" onClick={mend}>
        {because ? texts.mend(mended) : texts.write(mended)}
      </Button>
    </p>
  );
}
