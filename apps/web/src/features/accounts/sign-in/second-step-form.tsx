import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type { SecondStep } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { useState } from 'react';
import { callApi, type Write } from '../../../core/api/api-client.ts';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeStep } from './code-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';
import type { StepGiven } from './step-given.ts';

type Way = 'passkey' | 'code' | 'recoveryCode';

function waysOf({ passkey, code, recoveryCode }: SecondStep): Way[] {
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(code ? (['code'] as const) : []),
    ...(recoveryCode ? (['recoveryCode'] as const) : []),
  ];
}

/** What an account asks for after its password: one way at a time, the others a press away. */
export function SecondStepForm({
  step,
  onSignedIn,
  onBack,
}: {
  step: SecondStep;
  onSignedIn: () => void;
  /** Back to the password, with what there is to say. */
  onBack: (message: string | null) => void;
}) {
  const { signIn } = useSession();
  const ways = waysOf(step);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');

  const send = async (given: StepGiven, write: Write): Promise<void> => {
    try {
      signIn(await callApi(accountRoutes.takeSecondStep, { body: { token: step.token, ...given } }, write));
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === secondFactorErrors.second_step_expired.code;
      if (!isOver) throw error;
      onBack(error.message);
      return;
    }
    onSignedIn();
  };

  return (
    <div className={styles.form}>
      <div>
        <h2 className={styles.stepTitle}>{texts.stepTitle}</h2>
        <p>{texts.stepLeads[way]}</p>
      </div>
      {way === 'passkey' && step.passkey && <PasskeyStep request={step.passkey} send={send} />}
      {way !== 'passkey' && <CodeStep key={way} way={way} send={send} />}
      <p className={styles.links}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setWay(other)}>
              {texts.otherWays[other]}
            </Button>
          ))}
        <Button variant="link" onClick={() => onBack(null)}>
          {texts.backToPassword}
        </Button>
      </p>
    </div>
  );
}
