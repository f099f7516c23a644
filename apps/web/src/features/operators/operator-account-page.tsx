import { deviceName } from '@mitoyen/contract/core/device-name.ts';
import { type Role, roleLabels } from '@mitoyen/contract/core/roles.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { AccountDetails } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { reportDecisions } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDay, formatPhone } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { formatSiret } from '../companies/index.ts';
import { OperatorFailure } from './operator-failure.tsx';
import { operatorsKey } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { operatorTexts, accountTexts as texts } from './operators.texts.ts';
import { ReasonedForm } from './reasoned-form.tsx';

export const head = { title: texts.pageTitle };

const pathOf: Readonly<Record<Role, (id: string) => string>> = {
  freelance: paths.freelance,
  jobseeker: paths.jobseeker,
  entreprise: paths.company,
};

/** Where the account is signed in, and the way to end all of it. */
function Sessions({ account, onChange }: { account: AccountDetails; onChange: () => Promise<unknown> }) {
  const end = useWrite({
    later: null,
    send: (write) => callApi(operatorRoutes.endSessions, { params: { id: account.id } }, write),
    onSuccess: onChange,
  });
  return (
    <Section title={texts.sessions}>
      {end.isError && <Notice tone="error">{errorSentence(end.error, texts.endFailure)}</Notice>}
      {account.sessions.length === 0 && <p>{texts.noSessions}</p>}
      <ul className={styles.list}>
        {account.sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <span>{session.userAgent ? deviceName(session.userAgent) : texts.unknownBrowser}</span>
            <span className={styles.soft}>{texts.lastUsed(formatDay(session.lastUsedAt))}</span>
          </li>
        ))}
      </ul>
      {account.sessions.length > 0 && (
        <Actions>
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            {end.isPending ? texts.ending : texts.endSessions}
          </Button>
        </Actions>
      )}
    </Section>
  );
}

/** Whether the account is known to be its number's holder, and an operator's word that it is. */
function HolderConfirmation({
  account: { id, role, companyConfirmation },
  onChange,
}: {
  account: AccountDetails;
  onChange: () => Promise<unknown>;
}) {
  const isByOperator = companyConfirmation === 'operator';
  const words = role === 'freelance' ? texts.freelanceHolder : texts.companyHolder;
  const label = isByOperator ? texts.unconfirmCompany : words.confirm;
  const confirm = useWrite({
    later: label,
    send: (write) =>
      callApi(operatorRoutes.confirmCompany, { params: { id }, body: { isConfirmed: !isByOperator } }, write),
    onSuccess: onChange,
  });
  return (
    <Section title={words.title}>
      {confirm.isError && (
        <Notice tone="error">{errorSentence(confirm.error, texts.confirmCompanyFailure)}</Notice>
      )}
      <p>{words.states[companyConfirmation ?? 'none']}</p>
      <Actions>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? texts.confirmingCompany : label}
        </Button>
      </Actions>
    </Section>
  );
}

function Decisions({ account: { decisions } }: { account: AccountDetails }) {
  return (
    <Section title={texts.decisions}>
      {decisions.length === 0 && <p>{texts.noDecisions}</p>}
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision.id} className={styles.item}>
            <strong>{decision.kind === 'lift' ? texts.lifted : reportDecisions[decision.kind].label}</strong>
            <span className={styles.soft}>
              {texts.by(decision.operatorName, formatDay(decision.decidedAt))}
            </span>
            <p className={styles.words}>
              <UserText text={decision.statement} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The number and what the registry said of it. */
function SiretFact({ number, state }: NonNullable<AccountDetails['siret']>) {
  return number === '' || state === null ? (
    texts.noSiret
  ) : (
    <>
      {formatSiret(number)}{' '}
      <Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{texts.siretStates[state]}</Badge>
    </>
  );
}

/** The other accounts that registered the same number. */
function SameSiret({ accounts }: { accounts: AccountDetails['sameSiret'] }) {
  return (
    <ul className={styles.list}>
      {accounts.map(({ id, username }) => (
        <li key={id}>
          <Link to={paths.operatorAccount(id)}>{username}</Link>
        </li>
      ))}
    </ul>
  );
}

function AccountView({ account, onChange }: { account: AccountDetails; onChange: () => Promise<unknown> }) {
  const { id, role, profileId, isSuspended } = account;
  const params = { id };
  return (
    <>
      <FactList
        facts={[
          { label: texts.email, value: account.email },
          { label: texts.phone, value: account.phone && formatPhone(account.phone) },
          { label: texts.role, value: role && roleLabels[role] },
          { label: texts.created, value: formatDay(account.createdAt) },
          { label: texts.active, value: formatDay(account.lastActiveAt) },
          { label: texts.takedowns, value: account.takedowns },
          { label: texts.siret, value: account.siret && <SiretFact {...account.siret} /> },
          {
            label: texts.sameSiret,
            value: account.sameSiret.length > 0 ? <SameSiret accounts={account.sameSiret} /> : null,
          },
        ]}
      />
      <Actions>
        {role && profileId && !isSuspended && (
          <LinkButton to={pathOf[role](profileId)}>{texts.profile}</LinkButton>
        )}
        <LinkButton to={paths.securityEvents({ compte: id })}>{texts.security}</LinkButton>
      </Actions>
      {account.companyConfirmation !== undefined && profileId && (
        <HolderConfirmation account={account} onChange={onChange} />
      )}
      <Sessions account={account} onChange={onChange} />
      <Decisions account={account} />
      {isSuspended ? (
        <ReasonedForm
          key="lift"
          draftKey={`lift:${id}`}
          heading={texts.liftHeading}
          lead={texts.liftLead}
          action={texts.lift}
          needsGround={false}
          onSend={async ({ statement }, write) => {
            await callApi(reportRoutes.liftSuspension, { params, body: { statement } }, write);
            await onChange();
          }}
        />
      ) : (
        <ReasonedForm
          key="suspend"
          draftKey={`suspend:${id}`}
          heading={texts.suspendHeading}
          lead={texts.suspendLead}
          action={texts.suspend}
          needsGround
          onSend={async (body, write) => {
            await callApi(reportRoutes.suspend, { params, body }, write);
            await onChange();
          }}
        />
      )}
    </>
  );
}

/** One account as operators see it. */
export default function OperatorAccountPage() {
  const { id = '' } = useParams();
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [...operatorsKey, 'account', id],
    queryFn: ({ signal }) => callApi(operatorRoutes.getAccount, { params: { id } }, { signal }),
    throwOnError: isMissing,
  });
  usePageTitle(data?.username);
  const onChange = () => queryClient.invalidateQueries({ queryKey: operatorsKey });
  return (
    <OperatorSpace
      title={data?.username ?? texts.pageTitle}
      back={<BackLink to={paths.operatorAccounts()}>{texts.back}</BackLink>}
    >
      {isPending && (
        <SkeletonGroup label={operatorTexts.loading}>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      )}
      {isError && <OperatorFailure error={error} title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && <AccountView account={data} onChange={onChange} />}
    </OperatorSpace>
  );
}
