import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readText } from '../../core/pages/read-address.ts';
import { useRetention } from '../../core/pages/use-retention.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatDay } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { OperatorList } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { accountsTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

const shortestSearch = 3;

/** What the law has kept of accounts that are gone, by their exact name or address. */
function HostData({ search }: { search: string }) {
  return (
    <Section title={texts.hostData} caption={texts.hostDataLead}>
      <OperatorList route={operatorRoutes.listSealedHostData} query={{ search }} empty={texts.hostDataEmpty}>
        {(copy) => (
          <li key={copy.id} className={styles.item}>
            <p className={styles.words}>
              {Object.entries(copy.content)
                .map(([name, text]) => `${name} : ${text}`)
                .join('\n')}
            </p>
            <p className={styles.soft}>
              {texts.keptUntil(formatDay(copy.sealedAt), formatDay(copy.keptUntil))}
            </p>
          </li>
        )}
      </OperatorList>
    </Section>
  );
}

/** Accounts by name, firm, address or id, for operators. */
export default function AccountsPage() {
  const [params, setParams] = useSearchParams();
  const search = readText(params, 'recherche');
  const { keepsHostData } = useRetention();
  const [typed, setTyped] = useState(search);
  return (
    <OperatorSpace title={texts.pageTitle}>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setParams(typed.trim() ? { recherche: typed.trim() } : {});
          }}
        >
          <TextField
            id="recherche"
            label={texts.search}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{texts.submit}</Button>
        </form>
      </search>
      <OperatorList route={operatorRoutes.listAccounts} query={{ search }} empty={texts.empty}>
        {(account) => (
          <li key={account.id} className={styles.item}>
            <div>
              <h2 className={styles.title}>{account.username}</h2>
              <p className={styles.soft}>
                <Dotted facts={[account.role ? roleLabels[account.role] : texts.noRole, account.email]} />
              </p>
              {account.openReports > 0 && <p>{texts.openReports(account.openReports)}</p>}
              {account.isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
              {account.isOperator && <Badge>{texts.operator}</Badge>}
            </div>
            <LinkButton to={paths.operatorAccount(account.id)} aria-label={texts.openOf(account.username)}>
              {texts.open}
            </LinkButton>
          </li>
        )}
      </OperatorList>
      {keepsHostData && search.length >= shortestSearch && <HostData search={search} />}
    </OperatorSpace>
  );
}
