import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { ContactButton, PreviewContact, ProfileLayout, profileTexts as texts } from '../profiles/index.ts';
import { ReportProfileButton } from '../reports/index.ts';
import { companyTexts } from './company.texts.ts';
import { ConfirmedBadge, SiretBadge } from './siret-badge.tsx';
import { WebsiteLink } from './website-link.tsx';

interface ViewProps {
  readonly company: CompanyPublic;
  /** Shown to its owner, as others see it. */
  readonly isPreview?: boolean;
}

function Side({ company, isPreview }: ViewProps) {
  const { website } = company;
  return (
    <>
      <FactList
        facts={[
          { label: companyTexts.city, value: company.registrationCity },
          { label: companyTexts.legalStatus, value: company.legalStatus },
          { label: companyTexts.siret, value: company.siret },
          { label: companyTexts.website, value: website && <WebsiteLink url={website} /> },
        ]}
      />
      {isPreview ? (
        <PreviewContact />
      ) : (
        <>
          <ContactButton
            kind="entreprise"
            target={{ userId: company.user_id, name: company.name, role: 'entreprise' }}
          />
          <ReportProfileButton userId={company.user_id} name={company.name} kind="company" id={company.id} />
        </>
      )}
    </>
  );
}

/** A company as others see it. */
export function CompanyView({ company, isPreview }: ViewProps) {
  return (
    <ProfileLayout
      id={company.id}
      name={company.name}
      title={company.registrationCity}
      subtitle={company.legalStatus}
      avatar={company.logo}
      shape="square"
      cover={null}
      badges={
        <>
          <KindBadge kind="entreprise" />
          <SiretBadge status={company.siretStatus} siret={company.siret} />
          <ConfirmedBadge confirmation={company.confirmation} />
        </>
      }
      side={<Side company={company} isPreview={isPreview} />}
    >
      <Section title={texts.about}>
        <Prose text={company.description} />
      </Section>
    </ProfileLayout>
  );
}
