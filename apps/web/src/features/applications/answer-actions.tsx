import { canChangeApplication } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Actions } from '../../ui/page.tsx';
import { type Answer, AnswerDialog } from './answer-dialog.tsx';
import { answerTexts as texts } from './applications.texts.ts';

const answers: readonly Answer[] = ['shortlisted', 'accepted', 'rejected'];

/** The answers that the rules allow from where the application stands. */
export function AnswerActions({ application }: { application: Application }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const end = useCallback(() => setAnswer(null), []);
  const allowed = answers.filter((to) => canChangeApplication(application.status, to, 'company'));
  return (
    <>
      {allowed.length > 0 && (
        <Actions>
          {allowed.map((to) => (
            <Button
              key={to}
              size="small"
              variant={to === 'accepted' ? 'primary' : to === 'rejected' ? 'danger' : 'secondary'}
              onClick={() => setAnswer(to)}
            >
              {texts.actions[to]}
            </Button>
          ))}
        </Actions>
      )}
      {answer && <AnswerDialog application={application} answer={answer} onClose={end} />}
    </>
  );
}
