import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import styles from './error-page.module.css';
import { errorPageTexts as texts } from './error-page.texts.ts';
import { Head } from './head.tsx';

/** What is not there, in the words of the feature that looked for it. */
export function NotFound({ message }: { message: string }) {
  return (
    <section className={styles.page}>
      <Head title={message} noindex />
      <p className={styles.caption}>404</p>
      <h1>{message}</h1>
      <p>{texts.notFoundHint}</p>
      <p>
        <Link to={paths.home()}>{texts.home}</Link>
      </p>
    </section>
  );
}

/** What failed and may pass, with another try. */
export function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <section className={styles.page} role="alert">
      <Head title={texts.failureTitle} noindex />
      <h1>{texts.failureTitle}</h1>
      <p>{message}</p>
      <p>{texts.failureHint}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {texts.retry}
        </button>
        <Link to={paths.home()}>{texts.home}</Link>
      </p>
    </section>
  );
}

/** The router's error boundary: a missing thing and a failure are two pages. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (error instanceof ApiError && error.status === 404) return <NotFound message={error.message} />;
  const isRendering = !(error instanceof ApiError);
  const message = isRendering ? texts.unknownFailure : error.message;
  return <Failure message={message} onRetry={() => (isRendering ? location.reload() : void revalidate())} />;
}
