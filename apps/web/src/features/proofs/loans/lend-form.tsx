import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { loanMonths } from '@mitoyen/contract/features/proof-loans/proof-loans.rules.ts';
import type { OwnLoans } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './loans.module.css';
import { ownLoansQuery } from './loans.queries.ts';
import { loansTexts as texts } from './loans.texts.ts';

const monthOptions = loanMonths.map((months) => ({ value: months, label: texts.monthsOf(months) }));

/** Chooses a firm and for how long it may download. `chosen`: the account whose conversation led here. */
export function LendForm({
  userId,
  firms,
  chosen,
}: {
  userId: string;
  firms: OwnLoans['firms'];
  chosen: string | null;
}) {
  const queryClient = useQueryClient();
  const [firm, setFirm] = useState(
    firms.find(({ companyUserId }) => companyUserId === chosen)?.companyUserId ?? '',
  );
  const [months, setMonths] = useState<(typeof loanMonths)[number]>(loanMonths[0]);
  const { mutate, isPending, isSuccess, error } = useWrite({
    later: null,
    send: async (write) => {
      const body = { companyUserId: firm, months };
      await callApi(proofLoanRoutes.lend, { params: { id: userId }, body }, write);
      await queryClient.invalidateQueries({ queryKey: ownLoansQuery(userId).queryKey });
    },
  });
  const options = firms.map(({ companyUserId, name, isConfirmed }) => ({
    value: companyUserId,
    label: isConfirmed ? name : texts.unconfirmedFirm(name),
  }));
  return (
    <form
      className={styles.lend}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className={styles.form}>
        <SelectField
          label={texts.firm}
          required
          placeholder={texts.choose}
          options={options}
          value={firm}
          onChange={({ target }) => setFirm(target.value)}
        />
        <SelectField
          label={texts.months}
          options={monthOptions}
          value={months}
          onChange={({ target }) =>
            setMonths(loanMonths.find((one) => String(one) === target.value) ?? loanMonths[0])
          }
        />
        <div>
          <Button type="submit" variant="primary" busy={isPending}>
            {isPending ? texts.lending : texts.lend}
          </Button>
        </div>
      </div>
      {error && <Notice tone="error" title={errorSentence(error, texts.lendFailure)} />}
      {isSuccess && <Notice tone="success" title={texts.lent} />}
    </form>
  );
}
