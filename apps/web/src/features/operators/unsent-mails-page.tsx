import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { UnsentMail } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { OperatorList, operatorsKey } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { mailsTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: operatorsKey });
}

function UnsentMailItem({ mail }: { mail: UnsentMail }) {
  const title = texts.to(texts.lanes[mail.lane], mail.domain);
  const day = formatDay(mail.failedAt);
  const resend = useWrite({
    later: texts.resendOf(title, day),
    send: (write) => callApi(operatorRoutes.resendMail, { params: { id: mail.id } }, write),
    onSuccess: useRefresh(),
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.soft}>{texts.failed(day, mail.tries)}</p>
        <p className={styles.soft}>{mail.step ? texts.answered(mail.step, mail.answer) : texts.noAnswer}</p>
        {resend.isError && <Notice tone="error">{errorSentence(resend.error, texts.failure)}</Notice>}
      </div>
      <Button busy={resend.isPending} aria-label={texts.resendOf(title, day)} onClick={() => resend.mutate()}>
        {resend.isPending ? texts.resending : texts.resend}
      </Button>
    </li>
  );
}

/** Says what became of it, also once no mail is left to send. */
function ResendAll({ hasMails }: { hasMails: boolean }) {
  const resend = useWrite({
    later: texts.resendAll,
    send: (write) => callApi(operatorRoutes.resendMails, {}, write),
    onSuccess: useRefresh(),
  });
  return (
    <>
      {hasMails && (
        <div>
          <Button busy={resend.isPending} onClick={() => resend.mutate()}>
            {resend.isPending ? texts.resending : texts.resendAll}
          </Button>
        </div>
      )}
      {resend.isSuccess && <Notice tone="success">{texts.resentAll(resend.data.count)}</Notice>}
      {resend.isError && <Notice tone="error">{errorSentence(resend.error, texts.failureAll)}</Notice>}
    </>
  );
}

/** Mails that failed at every try, for operators, who may send them again once the mail server works. */
export default function UnsentMailsPage() {
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <OperatorList
        route={operatorRoutes.listUnsentMails}
        empty={texts.empty}
        above={(hasMails) => <ResendAll hasMails={hasMails} />}
      >
        {(mail) => <UnsentMailItem key={mail.id} mail={mail} />}
      </OperatorList>
    </OperatorSpace>
  );
}
