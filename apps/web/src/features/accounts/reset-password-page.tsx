import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { ResetPasswordForm } from './sign-in/reset-password-form.tsx';
import styles from './sign-in/sign-in.module.css';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

/** Milliseconds between the success message and the sign-in page. */
const redirectDelayMs = 3000;

export const head: HeadContent = { title: texts.resetTitle, noindex: true };

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice
      tone="success"
      title={texts.resetDone}
      actions={
        <Link to={paths.login()} replace>
          {texts.toLoginNow}
        </Link>
      }
    >
      {texts.resetDoneHint}
    </Notice>
  );
}

/** Where the link of the reset mail leads. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const { status, signOut } = useSession();
  const [isDone, setDone] = useState(false);
  const token = search.get('token') ?? '';
  // The server renders this page without its query, and so does the browser's first render.
  const isTokenKnown = status !== 'restoring';
  const canChoose = (token !== '' || !isTokenKnown) && !isDone;
  const onDone = () => {
    setDone(true);
    // The new password has ended every session, this browser's too.
    void signOut();
  };
  return (
    <Page width="narrow">
      <PageHeader title={texts.resetTitle} lead={canChoose ? texts.resetLead : undefined} />
      <div className={styles.sheet}>
        {isDone && <Done />}
        {canChoose && <ResetPasswordForm token={token} onDone={onDone} />}
        {token === '' && isTokenKnown && (
          <Notice
            tone="warning"
            title={texts.tokenMissing}
            actions={<LinkButton to={paths.forgotPassword()}>{texts.askNewLink}</LinkButton>}
          >
            {texts.tokenMissingHint}
          </Notice>
        )}
      </div>
    </Page>
  );
}
