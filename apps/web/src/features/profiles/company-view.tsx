import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { FactList } from '../../core/profile-parts/fact-list.tsx';
import { KindBadge } from '../../core/profile-parts/kind-badge.tsx';
import { ProfileLayout, Prose } from '../../core/profile-parts/profile-layout.tsx';
import { SiretBadge } from '../../core/profile-parts/siret-badge.tsx';
import { ReportProfileButton } from '../../core/safety/report-profile-button.tsx';
import { Section } from '../../ui/page.tsx';
import { ContactButton } from './contact-button.tsx';
import { PreviewContact } from './preview-contact.tsx';
import styles from './profile-view.module.css';
import { companyTexts, profileTexts as texts } from './profiles.texts.ts';

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}

interface ViewProps {
  readonly company: CompanyPublic;
  /** Shown to its owner, as others see it. */
  readonly isPreview?: boolean;
}

function Side({ company, isPreview }: ViewProps) {
  const { website } = company;
  return (
    <div className={styles.side}>
      <FactList
        facts={[
          { label: companyTexts.city, value: company.registrationCity },
          { label: companyTexts.legalStatus, value: company.legalStatus },
          { label: companyTexts.siret, value: company.siret },
          { label: companyTexts.website, value: website && <Website url={website} /> },
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
          <ReportProfileButton userId={company.user_id} name={company.name} />
        </>
      )}
    </div>
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
          <SiretBadge status={company.siretStatus} />
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
