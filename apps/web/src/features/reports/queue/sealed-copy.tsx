import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import type { SealedParty } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Section } from '../../../ui/page.tsx';
import { UserText } from '../../../ui/user-text.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

/** The sealed copy of a reported account that deleted itself since. */
export function SealedCopy({ sealed }: { sealed: SealedParty }) {
  const { username, email, phone, role, createdAt, sealedAt, profile } = sealed;
  const said = Object.entries(profile).filter(([, text]) => text !== '');
  return (
    <Section title={texts.sealed} caption={texts.sealedLead(formatDay(sealedAt))}>
      <FactList
        facts={[
          { label: texts.sealedName, value: role ? `${username} (${roleLabels[role]})` : username },
          { label: texts.sealedEmail, value: email },
          ...(phone ? [{ label: texts.sealedPhone, value: phone }] : []),
          { label: texts.sealedSince, value: formatDay(createdAt) },
        ]}
      />
      {said.map(([name, text]) => (
        <p key={name} className={styles.words}>
          <UserText text={text} />
        </p>
      ))}
    </Section>
  );
}
