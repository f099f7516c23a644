import type { Role } from '@mitoyen/contract/core/roles.ts';
import { mailKinds } from '@mitoyen/contract/features/mail-preferences/mail-kinds.rules.ts';
import {
  notificationKinds,
  notificationKindsOf,
} from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './channel-matrix.module.css';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';
import { type ChannelChoices, type MatrixKind, useChannels } from './use-channels.ts';

const said = { ...notificationKinds, news: mailKinds.news };

/** A box, or in its place why there is none. */
function Cell({
  kind,
  choices,
  onOutcome,
}: {
  kind: MatrixKind;
  choices: ChannelChoices;
  onOutcome: (error: Error | null) => void;
}) {
  const isWanted = choices.wanted[kind];
  if (isWanted !== undefined)
    return (
      <ChannelChoice
        label={texts.choice(said[kind].label, choices.channel)}
        isWanted={isWanted}
        send={(write, wanted) => choices.save(write, kind, wanted)}
        show={(wanted) => choices.show(kind, wanted)}
        onOutcome={onOutcome}
      />
    );
  if (kind === 'alerts' && choices.channel === 'mail')
    return (
      <Link to={paths.ownAlerts()} className={styles.fixed} aria-label={texts.alertMails}>
        {texts.byAlert}
      </Link>
    );
  return (
    <span className={styles.fixed}>{kind === 'news' || choices.channel === 'push' ? '–' : texts.always}</span>
  );
}

/** The kinds of notifications by channel, a part of the user's own space. */
export function ChannelMatrix({ userId, role }: { userId: string; role: Role | null }) {
  const kinds: readonly MatrixKind[] = [...notificationKindsOf(role), 'news'];
  const { channels, isPending, isError, refetch } = useChannels(userId);
  const [outcome, setOutcome] = useState<Error | 'saved' | null>(null);
  return (
    <Section title={texts.heading} caption={texts.lead}>
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={3 * kinds.length} />
        </SkeletonGroup>
      )}
      {isError && <Notice tone="error" title={texts.failureTitle} onRetry={refetch} />}
      {channels && (
        <>
          <div className={styles.scroll}>
            <table className={styles.matrix}>
              <thead>
                <tr>
                  <th scope="col">{texts.about}</th>
                  {channels.map(({ channel }) => (
                    <th key={channel} scope="col" className={styles.channel}>
                      {texts.channels[channel]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {kinds.map((kind) => (
                  <tr key={kind}>
                    <th scope="row">
                      <span className={styles.label}>{said[kind].label}</span>
                      <span className={styles.hint}>{said[kind].explanation}</span>
                    </th>
                    {channels.map((choices) => (
                      <td key={choices.channel} className={styles.channel}>
                        <Cell
                          kind={kind}
                          choices={choices}
                          onOutcome={(error) => setOutcome(error ?? 'saved')}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Status className={styles.saved}>{outcome === 'saved' && texts.saved}</Status>
          {outcome instanceof Error && (
            <Notice tone="error" title={errorSentence(outcome, texts.saveFailure)} />
          )}
        </>
      )}
    </Section>
  );
}
