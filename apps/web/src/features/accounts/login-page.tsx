import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ErrandNote } from '../../core/errand/errand-note.tsx';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { tellsSessionEnded } from '../../core/session/session-ended.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { LoginForm } from './sign-in/login-form.tsx';
import { returnParameter, safeReturnPath } from './sign-in/safe-return-path.ts';
import styles from './sign-in/sign-in.module.css';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

export const head: HeadContent = { title: texts.loginTitle, description: texts.loginDescription };

/** The sign-in page; it returns to the page in the `retour` parameter. */
export default function LoginPage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hasEnded = tellsSessionEnded(useLocation().state);
  const returnPath = safeReturnPath(search.get(returnParameter));

  return (
    <Page width="narrow">
      <PageHeader caption={texts.loginCaption} title={texts.loginTitle} lead={texts.loginLead} />
      <div className={styles.sheet}>
        {status === 'signed-in' ? (
          <Notice
            title={texts.alreadySignedIn(user.username)}
            actions={<LinkButton to={returnPath}>{texts.goOn}</LinkButton>}
          />
        ) : (
          <>
            {hasEnded && (
              <Notice tone="warning" title={texts.sessionEnded}>
                {texts.sessionEndedHint}
              </Notice>
            )}
            <ErrandNote />
            <LoginForm
              failure={texts.loginFailure}
              onSignedIn={() => navigate(returnPath, { replace: true })}
            />
          </>
        )}
      </div>
    </Page>
  );
}
