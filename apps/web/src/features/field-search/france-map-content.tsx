import { Button } from '../../ui/button.tsx';
import { useAsked } from './asked-query.ts';
import { fieldTexts as texts } from './field.texts.ts';
import { FranceMap } from './france-map.tsx';
import styles from './france-map-section.module.css';
import type { FranceMapSectionProps } from './parts.types.ts';

/** The map once its counts have come. */
export default function FranceMapContent({
  facetsQuery,
  place,
  hrefOf,
  onChoose,
}: FranceMapSectionProps & { readonly onChoose: () => void }) {
  const { data, isError, refetch } = useAsked(facetsQuery);
  if (isError) {
    return (
      <p role="alert" className={styles.note}>
        {texts.failed}{' '}
        <Button variant="link" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <p className={styles.note}>{texts.loading}</p>;
  return (
    <>
      {!data.exact && <p className={styles.note}>{texts.notCounted}</p>}
      <FranceMap counts={data.departements} chosen={place} hrefOf={hrefOf} onChoose={onChoose} />
    </>
  );
}
