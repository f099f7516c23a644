import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { CompanyOwn, CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import {
  companySectorLabels,
  companySizeLabels,
} from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { OwnProfileLayout, myProfileTexts as texts } from '../profiles/index.ts';
import { SubscriptionBlock } from '../subscriptions/index.ts';
import { companyTexts } from './company.texts.ts';
import { companySiretTexts } from './company-siret.texts.ts';
import { ConfirmOwnCompany } from './confirm-own-company.tsx';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { OwnSiretNotice } from './own-siret-notice.tsx';
import { SiretBadge } from './siret-badge.tsx';
import { formatSiret } from './siret-format.ts';
import { WebsiteLink } from './website-link.tsx';

/** A company's own profile. */
export function OwnCompany({ user, company }: { user: User; company: CompanyOwn | CompanyPublic }) {
  const { website } = company;
  return (
    <OwnProfileLayout
      name={company.name}
      title={company.name}
      avatar={company.logo}
      shape="square"
      badges={
        <>
          <KindBadge kind="entreprise" />
          <SiretBadge said={companySiretTexts} state={company.siretState} status={company.siretStatus} />
          <ConfirmedBadge confirmation={company.confirmation} />
        </>
      }
      factsTitle={texts.company}
      facts={[
        { label: texts.siret, value: formatSiret(company.siret) },
        { label: texts.legalStatus, value: company.legalStatus },
        { label: companyTexts.size, value: company.size && companySizeLabels[company.size] },
        {
          label: companyTexts.sectors,
          value: company.sectors.map((sector) => companySectorLabels[sector]).join(', '),
        },
        { label: texts.city, value: company.registrationCity },
        { label: texts.address, value: company.address },
        { label: texts.postalCode, value: company.postalCode },
        {
          label: texts.website,
          value: website && <WebsiteLink url={website} />,
        },
      ]}
    >
      <OwnSiretNotice
        state={company.siretState}
        isShared={'siretElsewhere' in company && company.siretElsewhere}
      />
      <ConfirmOwnCompany company={company} />
      <SubscriptionBlock userId={user.id} />
      <Section title={texts.about}>
        <Prose text={company.description} />
      </Section>
    </OwnProfileLayout>
  );
}
