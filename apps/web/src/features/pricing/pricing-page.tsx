import { useAuthDialog } from '../../core/auth-dialog.tsx';
import { usePageConfig } from '../../core/page-config.ts';
import { useSession } from '../../core/session.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { pricingTexts as texts } from './pricing.texts.ts';
import styles from './pricing-page.module.css';
import { PricingPlan } from './pricing-plan.tsx';

export const head = texts.head;

/** What it costs: freelances and job seekers see their list, companies theirs, visitors both. */
export default function PricingPage() {
  const { user } = useSession();
  const role = user?.role ?? null;
  const { people, free, premium } = texts;
  const isVisitor = user === null;
  return (
    <Page>
      <PageHeader caption={texts.caption} title={texts.title} lead={texts.lead} />
      <div className={styles.plans}>
        {role !== 'entreprise' && (
          <PricingPlan
            title={people.title}
            price={people.price}
            note={people.priceNote}
            features={people.features}
          >
            {isVisitor && (
              <LinkButton to={paths.inscription()} wide>
                {people.action}
              </LinkButton>
            )}
          </PricingPlan>
        )}
        {(role === null || role === 'entreprise') && (
          <>
            <PricingPlan title={free.title} price={free.price} note={free.priceNote} features={free.features}>
              {isVisitor && (
                <LinkButton to={paths.companySetup()} wide>
                  {free.action}
                </LinkButton>
              )}
            </PricingPlan>
            <PricingPlan
              title={premium.title}
              price={<Price amountEuros={premium.priceEuros} unit="mois" />}
              note={premium.priceNote}
              features={premium.features}
              isHighlighted
            >
              <PremiumAction isCompany={role === 'entreprise'} />
            </PricingPlan>
          </>
        )}
      </div>
    </Page>
  );
}

function PremiumAction({ isCompany }: { isCompany: boolean }) {
  const authDialog = useAuthDialog();
  const { contactEmail } = usePageConfig();
  const { premium } = texts;
  if (isCompany) {
    return (
      <Notice tone="info" title={premium.soonTitle}>
        {premium.soon(contactEmail)}
      </Notice>
    );
  }
  return (
    <>
      <Button variant="primary" wide onClick={() => authDialog.open('login')}>
        {premium.login}
      </Button>
      <p className={styles.loginNote}>{premium.loginNote}</p>
    </>
  );
}
