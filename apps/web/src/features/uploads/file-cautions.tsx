import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import styles from './attached-files.module.css';
import { cautionSentences } from './attached-files.texts.ts';

/** Beside a download: what the file holds that its reader should know of. */
export function FileCautions({ cautions = [] }: { cautions?: readonly FileCaution[] | undefined }) {
  const sentences = cautionSentences(cautions);
  return sentences.length > 0 ? <p className={styles.cautions}>{sentences.join(' ')}</p> : null;
}
