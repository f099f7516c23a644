import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Today, UsedLimit } from '@mitoyen/contract/features/today/today.schemas.ts';
import { paths } from '../../paths.ts';
import { AvailabilityItem } from './availability-item.tsx';
import styles from './today.module.css';
import { todayTexts as texts } from './today.texts.ts';
import { TodayItem } from './today-item.tsx';

const setupPaths: Readonly<Record<Role, string>> = {
  freelance: paths.freelanceSetup(),
  entreprise: paths.companySetup(),
  jobseeker: paths.jobseekerSetup(),
};
const advicePaths = {
  profile: paths.profileEdit(),
  portfolio: paths.ownPortfolio(),
  'new-project': paths.newProject(),
} as const;

function Applications({ role, applications }: { role: Role | null; applications: Today['applications'] }) {
  if (!applications) return null;
  const { waiting, unseen } = applications;
  if (role === 'entreprise') {
    if (waiting === 0) return null;
    return (
      <TodayItem
        isUrgent
        count={waiting}
        what={texts.received.what(waiting)}
        action={texts.received.action}
        object={texts.received.object}
        to={`${paths.receivedApplications()}?etat=a-traiter`}
      >
        <p className={styles.detail}>{unseen > 0 ? texts.received.detail(unseen) : texts.received.allSeen}</p>
      </TodayItem>
    );
  }
  if (unseen === 0) return null;
  return (
    <TodayItem
      isUrgent
      count={unseen}
      what={texts.answers.what(unseen)}
      action={texts.answers.action}
      object={texts.answers.object}
      to={paths.ownApplications()}
    />
  );
}

/**
 * What waits for an answer, the most pressing first. Nothing where nothing does. One's own space has a place of its own
 * for when one is free.
 */
export function WaitingItems({ user, today, isInSpace }: { user: User; today: Today; isInSpace: boolean }) {
  const { unreadCount, openReports, availabilityToConfirm, reveals = 0 } = today;
  return (
    <>
      <Applications role={user.role} applications={today.applications} />
      {reveals > 0 && (
        <TodayItem
          isUrgent
          count={reveals}
          what={texts.reveals.what(reveals)}
          action={texts.reveals.action}
          object={texts.reveals.object}
          to={paths.reveals()}
        />
      )}
      {unreadCount > 0 && (
        <TodayItem
          isUrgent
          count={unreadCount}
          what={texts.messages.what(unreadCount)}
          action={texts.messages.action}
          object={texts.messages.object}
          to={paths.profileMessages()}
        />
      )}
      {openReports !== null && openReports > 0 && (
        <TodayItem
          isUrgent
          count={openReports}
          what={texts.reports.what(openReports)}
          action={texts.reports.action}
          object={texts.reports.object}
          to={paths.reports()}
        />
      )}
      {!isInSpace && <AvailabilityItem userId={user.id} today={today} />}
      {isInSpace && availabilityToConfirm && (
        <TodayItem
          icon="refresh"
          what={texts.availability.what}
          action={texts.availability.action}
          to={`${paths.profile()}#disponibilite`}
        />
      )}
    </>
  );
}

/** Whether other people wait for an answer of the user. */
export function isAwaited(role: Role | null, today: Today): boolean {
  const { applications, unreadCount, openReports, availabilityToConfirm, reveals } = today;
  const waiting = role === 'entreprise' ? applications?.waiting : applications?.unseen;
  return Boolean(waiting || reveals || unreadCount || openReports || availabilityToConfirm);
}

function Limits({ limits }: { limits: readonly UsedLimit[] }) {
  const used = limits.filter((limit) => limit.used > 0);
  if (used.length === 0) return null;
  const isUnconfirmed = used.every((limit) => limit.of === 'conversations');
  return (
    <TodayItem
      icon="lock"
      what={isUnconfirmed ? texts.limits.unconfirmed : texts.limits.free}
      action={isUnconfirmed ? texts.limits.toConfirmation : texts.limits.toPremium}
      to={isUnconfirmed ? paths.account() : paths.pricing()}
    >
      <ul className={styles.limits}>
        {used.map(({ of, used: count, limit }) => (
          <li key={of} className={styles.limit} data-full={count >= limit || undefined}>
            <span>{texts.limits.of[of]}</span>
            <meter
              className={styles.meter}
              min={0}
              max={limit}
              low={limit * 0.7}
              high={limit * 0.9}
              optimum={0}
              value={count}
              aria-label={texts.limits.of[of]}
            />
            <span className={styles.used}>{texts.limits.used(count, limit)}</span>
          </li>
        ))}
      </ul>
    </TodayItem>
  );
}

function Profile({ role, profile }: { role: Role | null; profile: Today['profile'] }) {
  if (role === null) {
    return (
      <TodayItem icon="user" what={texts.noRole.what} action={texts.noRole.action} to={paths.inscription()}>
        <p className={styles.detail}>{texts.noRole.detail}</p>
      </TodayItem>
    );
  }
  if (!profile) {
    return (
      <TodayItem
        icon="user"
        what={texts.noProfile.what}
        action={texts.noProfile.action}
        to={setupPaths[role]}
      >
        <p className={styles.detail}>{texts.noProfile.detail}</p>
      </TodayItem>
    );
  }
  if (!profile.next) return null;
  const { advice, place } = profile.next;
  return (
    <TodayItem icon="user" what={advice} action={texts.profile.action[place]} to={advicePaths[place]}>
      <p className={styles.detail}>{texts.profile.what(profile.done, profile.all)}.</p>
    </TodayItem>
  );
}

/** What may be done besides: limits that were used, and what the profile lacks, which one's own space says by itself. */
export function QuietItems({ user, today, isInSpace }: { user: User; today: Today; isInSpace: boolean }) {
  return (
    <>
      <Limits limits={today.limits} />
      {!isInSpace && <Profile role={user.role} profile={today.profile} />}
    </>
  );
}
