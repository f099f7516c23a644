import { canChangeApplication } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Actions } from '../../../ui/page.tsx';
import { answerTexts as texts } from '../applications.texts.ts';
import type { Answer } from './answer-form.tsx';

const answers: readonly Answer[] = ['shortlisted', 'accepted', 'rejected'];

/** The answers that the rules allow from where the application stands. */
export function AnswerActions({
  application,
  onAnswer,
}: {
  application: Application;
  onAnswer: (answer: Answer) => void;
}) {
  const allowed = answers.filter((to) => canChangeApplication(application.status, to, 'company'));
  if (allowed.length === 0) return null;
  return (
    <Actions>
      {allowed.map((to) => (
        <Button
          key={to}
          size="small"
          variant={to === 'accepted' ? 'primary' : to === 'rejected' ? 'danger' : 'secondary'}
          onClick={() => onAnswer(to)}
        >
          {texts.actions[to]}
        </Button>
      ))}
    </Actions>
  );
}
