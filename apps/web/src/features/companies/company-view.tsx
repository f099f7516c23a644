import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import {
  companySectorLabels,
  companySizeLabels,
} from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { usualDelay } from '@mitoyen/contract/features/offers/answer-record.rules.ts';
import type { CompanyOffers } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatPercent } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { KindBadge } from '../accounts/index.ts';
import { ContactButton, ProfileLayout, profileTexts as texts } from '../profiles/index.ts';
import { ReportProfileButton } from '../reports/index.ts';
import { companyTexts } from './company.texts.ts';
import { companySiretTexts } from './company-siret.texts.ts';
import styles from './company-view.module.css';
import { ConfirmedBadge } from './confirmed-badge.tsx';
import { SiretBadge } from './siret-badge.tsx';
import { formatSiret } from './siret-format.ts';
import { WebsiteLink } from './website-link.tsx';

type AnswerRecord = CompanyOffers['answerRecord'] | undefined;

interface ViewProps {
  readonly company: CompanyPublic;
  /** How often and how fast it answers, where that is known. */
  readonly answerRecord?: AnswerRecord;
  /** What comes before the text: its offers. */
  readonly lead?: ReactNode;
}

function AnswersBadge({ record }: { record: AnswerRecord }) {
  const delay = usualDelay(record ?? null);
  return delay && <Badge tone="success">{companyTexts.answersIn[delay.unit](delay.count)}</Badge>;
}

function Side({ company, answerRecord }: ViewProps) {
  const { website } = company;
  return (
    <>
      <FactList
        facts={[
          { label: companyTexts.city, value: company.registrationCity },
          {
            label: companyTexts.answers,
            value: answerRecord ? companyTexts.answerRate(formatPercent(answerRecord.rate)) : null,
          },
          { label: companyTexts.website, value: website && <WebsiteLink url={website} /> },
        ]}
      />
      <ContactButton
        kind="entreprise"
        target={{ userId: company.user_id, name: company.name, role: 'entreprise' }}
      />
      <ReportProfileButton userId={company.user_id} name={company.name} kind="company" id={company.id} />
    </>
  );
}

/** The company's registry data, in small print: what it does stands above. */
function Registration({ company }: { company: CompanyPublic }) {
  const { siret, siretState, siretStatus, legalStatus } = company;
  const identity = [legalStatus, siret && `${companyTexts.siret} ${formatSiret(siret)}`].filter(Boolean);
  return (
    <p className={styles.registration}>
      <span>{identity.join(', ')}</span>
      <SiretBadge said={companySiretTexts} state={siretState} status={siretStatus} />
    </p>
  );
}

/** A company as others see it. */
export function CompanyView({ company, answerRecord, lead }: ViewProps) {
  const { coverImage, sectors, size, registrationCity } = company;
  const what = sectors.map((code) => companySectorLabels[code]).join(', ');
  const where = [registrationCity, size && companySizeLabels[size]].filter(Boolean).join(', ');
  return (
    <ProfileLayout
      id={company.id}
      name={company.name}
      title={what || where}
      subtitle={what ? where : company.legalStatus}
      avatar={company.logo}
      shape="square"
      cover={coverImage === null ? null : { url: coverImage }}
      badges={
        <>
          <KindBadge kind="entreprise" />
          <ConfirmedBadge confirmation={company.confirmation} />
          <AnswersBadge record={answerRecord} />
        </>
      }
      side={<Side company={company} answerRecord={answerRecord} />}
    >
      {lead}
      {company.description && (
        <Section title={texts.about}>
          <Prose text={company.description} />
        </Section>
      )}
      <Registration company={company} />
    </ProfileLayout>
  );
}
