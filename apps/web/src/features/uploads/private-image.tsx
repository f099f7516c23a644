import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import styles from './attached-files.module.css';
import { attachedFileTexts as texts } from './attached-files.texts.ts';
import { usePrivateImage } from './use-private-image.ts';

/** A picture of a message, whose place is held while it comes. */
export function PrivateImage({ file, widthPixels }: { file: Attachment; widthPixels: number }) {
  const image = usePrivateImage(file.url, widthPixels);
  const width = Math.min(file.width ?? widthPixels, widthPixels);
  const height = Math.round((width * (file.height ?? 1)) / (file.width ?? 1));
  if (image.state === 'failed') return <span className={styles.failure}>{texts.imageFailure}</span>;
  if (image.state === 'loading') {
    return (
      <svg className={styles.place} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{texts.loading}</title>
      </svg>
    );
  }
  return <img className={styles.image} src={image.src} alt={file.name} width={width} height={height} />;
}
