import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './operators.module.css';
import { operatorTexts as texts } from './operators.texts.ts';

/** What surrounds the operators' pages, each at its own address. */
export function OperatorSpace({
  title,
  lead,
  back,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.reports(), label: texts.reports },
    { to: paths.takedowns(), label: texts.takedowns },
    { to: paths.operatorProofs(), label: texts.proofs },
    { to: paths.operatorAccounts(), label: texts.accounts },
    { to: paths.warnedOffers(), label: texts.warnedOffers },
    { to: paths.failedJobs(), label: texts.jobs },
    { to: paths.unsentMails(), label: texts.mails },
    { to: paths.securityEvents(), label: texts.security },
    { to: paths.figures(), label: texts.figures },
    { to: paths.operatorLog(), label: texts.log },
  ].map((tab) => ({ ...tab, isCurrent: pathname.startsWith(tab.to) }));
  return (
    <Page>
      <PageHeader back={back} caption={texts.caption} title={title} lead={lead ?? texts.logged} />
      <Tabs label={texts.tabs} tabs={tabs} />
      {children}
      <p className={styles.version}>{texts.version(import.meta.env.VITE_PRODUCT_VERSION ?? '')}</p>
    </Page>
  );
}
