import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Actions, Page, PageHeader } from '../../ui/page.tsx';
import { clientErrors } from '../api/client.errors.ts';
import { useSignedInUser } from '../session/session.tsx';
import styles from './error-page.module.css';
import { errorPageTexts as texts } from './error-page.texts.ts';
import { Head } from './head.tsx';
import { isOfVisitors } from './page-state.ts';

/** The 404 page, in the words of the feature. The search is a plain form: it needs no script. */
function NotFound({ message }: { message: string }) {
  return (
    <Page className={styles.notFound}>
      <Head title={message} noindex />
      <div className={styles.drawing} />
      <div className={styles.words}>
        <PageHeader caption={texts.notFoundCaption} title={message} lead={texts.notFoundHint} />
        <search>
          <form className={styles.form} action={paths.directory()}>
            <TextField label={texts.search} name="search" enterKeyHint="search" />
            <Button type="submit" variant="primary" icon="search">
              {texts.submit}
            </Button>
          </form>
        </search>
        <Actions>
          <LinkButton to={paths.home()}>{texts.home}</LinkButton>
          <LinkButton to={paths.offers()}>{texts.offers}</LinkButton>
        </Actions>
      </div>
    </Page>
  );
}

/** A temporary failure, with a button to retry. */
function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Page width="text">
      <Head title={texts.failureTitle} noindex />
      <div role="alert">
        <PageHeader caption={texts.failureCaption} title={texts.failureTitle} lead={message} />
      </div>
      <Actions>
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
        <LinkButton to={paths.home()}>{texts.home}</LinkButton>
      </Actions>
    </Page>
  );
}

/** The router's error boundary: a missing thing and a failure are two pages. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  // a page that visitors do not find may exist for the account: it is loaded once more with the session
  const mayBeThere =
    useSignedInUser() !== null && error instanceof ApiError && error.status === 404 && isOfVisitors(error);
  useEffect(() => {
    // by a navigation: with data that is there at once, the router's boundary would keep the error
    if (mayBeThere) void navigate(location, { replace: true, preventScrollReset: true });
  }, [mayBeThere, navigate, location]);
  if (mayBeThere)
    return (
      <Page>
        <div aria-busy="true" />
      </Page>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFound message={error.message} />;
  const isUnavailable = error instanceof ApiError && error.code === clientErrors.page_unavailable.code;
  // A page that failed to render needs a reload; one whose data did not load, only the data.
  if (error instanceof ApiError && !isUnavailable) {
    return <Failure message={error.message} onRetry={() => void revalidate()} />;
  }
  const message = isUnavailable ? error.message : texts.unknownFailure;
  return <Failure message={message} onRetry={() => window.location.reload()} />;
}
