import type { Role } from '@mitoyen/contract/core/roles.ts';
import { mailKindsOf } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { MailChoice } from './mail-choice.tsx';
import styles from './mail-preferences.module.css';
import { mailPreferencesQuery } from './mail-preferences.queries.ts';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';

/** Which mails one wants, a part of one's own space. */
export function MailPreferencesSection({ userId, role }: { userId: string; role: Role | null }) {
  const kinds = mailKindsOf(role);
  const { data, isPending, isError, refetch } = useQuery(mailPreferencesQuery(userId));
  return (
    <Section title={texts.heading} caption={texts.lead}>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <div className={styles.choices}>
            {kinds.map((kind) => (
              <div key={kind} className={styles.choice}>
                <SkeletonLines count={3} />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.choices}>
          {kinds.map((kind) => (
            <MailChoice key={kind} userId={userId} kind={kind} isWanted={data[kind]} />
          ))}
        </div>
      )}
    </Section>
  );
}
