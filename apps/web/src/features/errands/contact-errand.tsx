import { useQuery } from '@tanstack/react-query';
import { errandTask } from '../../core/errand/errand.texts.ts';
import type { Errand } from '../../core/errand/errand.ts';
import { Button } from '../../ui/button.tsx';
import { ErrandFrame, ErrandGone } from './errand-frame.tsx';
import { isThereQuery } from './errands.queries.ts';
import { errandTexts as texts } from './errands.texts.ts';

type ContactErrand = Extract<Errand, { kind: 'contact' }>;

/** A person to write to: a button opens the message form. */
export function ContactErrandBlock({
  errand,
  onOpen,
}: {
  errand: ContactErrand;
  onOpen: (target: ContactErrand['target']) => void;
}) {
  const { target } = errand;
  const { data: isThere } = useQuery(isThereQuery(target.userId, target.role));
  if (isThere === false) return <ErrandGone title={texts.gone.contact(target.name)} />;
  return (
    <ErrandFrame task={errandTask(errand)} hint={texts.hint.contact}>
      <Button variant="primary" icon="mail" onClick={() => onOpen(target)}>
        {texts.act.contact}
      </Button>
    </ErrandFrame>
  );
}
