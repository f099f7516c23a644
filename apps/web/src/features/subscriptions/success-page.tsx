import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Page, PageHeader } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { successTexts as texts } from './subscriptions.texts.ts';
import styles from './success-page.module.css';

export const head = { title: texts.pageTitle, noindex: true };

/** Where Stripe leads after a payment. What it says is what Stripe says, also before any event has come. */
export default function SuccessPage() {
  const { status, user } = useSession();
  return (
    <Page width="narrow">
      {status === 'restoring' && (
        <>
          <PageHeader caption={texts.caption} title={texts.signedOutTitle} />
          <p className={styles.waiting}>
            <Spinner />
          </p>
        </>
      )}
      {status === 'signed-out' && <SignedOut />}
      {user && <SignedIn user={user} />}
    </Page>
  );
}

function SignedIn({ user }: { user: User }) {
  if (user.role === 'entreprise') return <PaymentOutcome userId={user.id} />;
  return (
    <>
      <PageHeader caption={texts.caption} title={texts.signedOutTitle} />
      <Notice
        tone="info"
        title={texts.notCompany}
        actions={<LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>}
      />
    </>
  );
}

function SignedOut() {
  const authDialog = useAuthDialog();
  return (
    <>
      <PageHeader caption={texts.caption} title={texts.signedOutTitle} lead={texts.signedOut} />
      <Actions>
        <Button variant="primary" onClick={() => authDialog.open('login')}>
          {texts.signIn}
        </Button>
        <LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>
      </Actions>
    </>
  );
}
