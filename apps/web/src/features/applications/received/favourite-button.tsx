import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangeApplication } from '../use-change-application.ts';
import { decidingTexts as texts } from './deciding.texts.ts';
import styles from './favourite-button.module.css';

/** Sets an application among the company's favourites, or takes it out; one that was withdrawn can be none. */
export function FavouriteButton({ application }: { application: Application }) {
  const { id, applicantName: name, received, status } = application;
  const change = useChangeApplication(
    (write, favourite: boolean) =>
      callApi(applicationRoutes.favourite, { params: { id }, body: { favourite } }, write),
    { later: null },
  );
  const isFavourite = change.isPending ? change.variables : (received?.isFavourite ?? false);
  if (status === 'withdrawn' && !isFavourite) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className={styles.favourite}
        aria-pressed={isFavourite}
        aria-label={texts.favouriteOf(name)}
        title={texts.favouriteHint}
        onClick={() => !change.isPending && change.mutate(!isFavourite)}
      >
        <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z" />
        </svg>
        {texts.favourite}
      </Button>
      {change.error && <Notice tone="error">{errorSentence(change.error, texts.favouriteFailure)}</Notice>}
    </>
  );
}
